import type { PanelRow } from '../panel-row.ts';

/** The saved payment methods. */
export const walletPanel = {
  page: 'howYouPay',
  open: 'pm',
  flow: 'wallet',
  needs: 'billing.manage',
} as const satisfies PanelRow;
