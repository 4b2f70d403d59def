import { outcomesCopy } from '@linework/billing-flows/parts';
import { OutcomeRoute } from './OutcomeRoute.tsx';
import type { Page } from './page.types.ts';

/** Where a 401 with `IN_MAINTENANCE` leads, after signing out (spec section 4). */
const MaintenancePage = () => <OutcomeRoute code="LW-SYS-030" title="maintenance" />;

export const page: Page = { Component: MaintenancePage, copy: [outcomesCopy] };
