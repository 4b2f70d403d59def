import { openedByMessages } from '@linework/contract';
import type { PanelRow } from '../panel-row.ts';

/** Paying once. */
export const oneTimePaymentPanel = {
  page: 'payBill',
  open: openedByMessages.pay,
  flow: 'one-time-payment',
  needs: 'billing.pay',
} as const satisfies PanelRow;
