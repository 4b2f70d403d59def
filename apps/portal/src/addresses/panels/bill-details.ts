import type { PanelRow } from '../panel-row.ts';

/** What a bill is made of. */
export const billDetailsPanel = {
  page: 'payBill',
  open: 'bd',
  flow: 'bill-details',
  needs: 'billing.view',
} as const satisfies PanelRow;
