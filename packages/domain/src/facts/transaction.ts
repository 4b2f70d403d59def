import type { LedgerEntry } from '../bill/bill.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { negate } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';

/** A line of the account's activity. */
export interface Transaction {
  readonly id: string;
  readonly kind: LedgerEntry['kind'];
  /** The day it happened; a payment's own day, whenever it posted. */
  readonly date: BusinessDate;
  /** `null` while the money is on its way. */
  readonly postedDate: BusinessDate | null;
  /** Signed: payments and credits are negative. */
  readonly amount: Money;
  /** What a payment's line posts; what a returned payment's or a refund's gives back. */
  readonly payment: Payment | null;
}

/** The day that a line is told by: a payment has one, its own. The day it posted is told as that, if at all. */
export const dayOfLine = (
  { kind, date }: Pick<LedgerEntry, 'kind' | 'date'>,
  payment: Pick<Payment, 'paymentDate'> | null,
): BusinessDate => (kind === 'payment' && payment ? payment.paymentDate : date);

/** The line that tells a payment, of the account's or of a device's. */
export const lineOfPayment = (payment: Payment): Transaction => {
  const { id, status, amount, paymentDate, postedDate } = payment;
  const isPosted = status === 'successful' || status === 'returned';
  return {
    id,
    kind: 'payment',
    date: paymentDate,
    postedDate: isPosted ? (postedDate ?? paymentDate) : null,
    amount: negate(amount),
    payment,
  };
};

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
