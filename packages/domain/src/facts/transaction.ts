import type { LedgerEntry } from '../bill/bill.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';

/** A line of the account's activity. */
export interface Transaction {
  readonly id: string;
  readonly kind: LedgerEntry['kind'];
  readonly date: BusinessDate;
  /** `null` while the money is on its way. */
  readonly postedDate: BusinessDate | null;
  /** Signed: payments and credits are negative. */
  readonly amount: Money;
  /** What a payment's line posts; what a returned payment's or a refund's gives back. */
  readonly payment: Payment | null;
}

/** What a line of activity takes off the balance, or puts on it: its amount, nothing, or nobody knows yet. */
export type LineCounts = 'counted' | 'notConfirmed' | 'notCounted';

const countsOfPayment = {
  scheduled: 'counted',
  running: 'notConfirmed',
  unknown: 'notConfirmed',
  pending: 'counted',
  successful: 'counted',
  failed: 'notCounted',
  returned: 'counted',
  cancelled: 'notCounted',
} as const satisfies Record<PaymentStatus, LineCounts>;

/** Whether a line of activity counts: a payment that took nothing does not, one that is not confirmed may. */
export const lineCounts = ({ kind, payment }: Pick<Transaction, 'kind' | 'payment'>): LineCounts =>
  kind === 'payment' && payment ? countsOfPayment[payment.status] : 'counted';
