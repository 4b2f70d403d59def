import { outcomeBundles } from '@linework/parts/outcomes';
import type { Page } from '../navigation/page.types.ts';
import { OutcomeRoute } from './OutcomeRoute.tsx';

/** "Your billing has moved": enterprise-billed accounts are billed at the enterprise site (spec section 2.5). */
const BillingMovedPage = () => <OutcomeRoute code="LW-BIL-020" />;

export const page: Page = { Component: BillingMovedPage, copy: outcomeBundles };
