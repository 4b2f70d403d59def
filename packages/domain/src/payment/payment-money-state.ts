import type { MoneyState } from '../outcomes/outcome.ts';
import type { PaymentStatus } from './payment-status.ts';

/** What a payment's status means for the customer's money. */
export const paymentMoneyState = {
  scheduled: 'notTaken',
  running: 'checking',
  unknown: 'checking',
  pending: 'held',
  successful: 'taken',
  failed: 'notTaken',
  returned: 'notTaken',
  cancelled: 'notTaken',
} as const satisfies Record<PaymentStatus, MoneyState>;
