import type { PanelRow } from '../panel-row.ts';

/** Paying a mobile device off, or a part of it. */
export const devicePaymentPanel = {
  page: 'payBill',
  open: 'dp',
  flow: 'device-payment',
  needs: 'billing.pay',
} as const satisfies PanelRow;
