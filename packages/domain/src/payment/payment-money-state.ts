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

/** Whether a payment was accepted and stands: its money is taken or held, and the balance has it in it. */
export const isAccepted = (status: string | null): status is 'pending' | 'successful' =>
  status === 'pending' || status === 'successful';
