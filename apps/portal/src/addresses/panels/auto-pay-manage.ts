import type { PanelRow } from '../panel-row.ts';

/** Changing and canceling Auto Pay. */
export const autoPayManagePanel = {
  page: 'payBill',
  open: 'apm',
  flow: 'auto-pay-manage',
  needs: 'billing.manage',
} as const satisfies PanelRow;
