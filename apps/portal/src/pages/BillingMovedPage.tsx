import { outcomeBundles } from '@linework/parts/outcomes';
import { OutcomeRoute } from './OutcomeRoute.tsx';
import type { Page } from './page.types.ts';

/** "Your billing has moved": enterprise-billed accounts are billed at the enterprise site (spec section 2.5). */
const BillingMovedPage = () => <OutcomeRoute code="LW-BIL-020" />;

export const page: Page = { Component: BillingMovedPage, copy: outcomeBundles };
