import type { PanelRow } from '../panel-row.ts';

/** Turning Auto Pay on. */
export const autoPayEnrollPanel = {
  page: 'payBill',
  open: 'ap',
  flow: 'auto-pay-enroll',
  needs: 'billing.manage',
} as const satisfies PanelRow;
