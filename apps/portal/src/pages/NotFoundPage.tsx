import { outcomeBundles } from '@linework/parts/outcomes';
import type { Page } from '../navigation/page.types.ts';
import { OutcomeRoute } from './OutcomeRoute.tsx';

/** An address that shows nothing, and where a navigation that failed ends (spec section 2.4). */
const NotFoundPage = () => <OutcomeRoute code="LW-SYS-040" />;

export const page: Page = { Component: NotFoundPage, copy: outcomeBundles };
