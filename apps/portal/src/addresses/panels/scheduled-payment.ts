import { openedByMessages } from '@linework/contract';
import type { PanelRow } from '../panel-row.ts';

/** Payments with a later day. */
export const scheduledPaymentPanel = {
  page: 'payBill',
  open: openedByMessages.scheduled,
  flow: 'scheduled-payment',
  needs: 'billing.pay',
} as const satisfies PanelRow;
