import { isSame } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { causeOfStatus } from '../payment/scheduled-standing.ts';
import type { SeenScheduled } from './scheduled-answer.ts';

type Standing = Pick<Payment, 'status' | 'amount' | 'paymentDate' | 'method'>;

/** Whether a scheduled payment was canceled, by whomever. */
export const isScheduledCanceled = ({ status }: Pick<Payment, 'status'>): boolean =>
  causeOfStatus[status] === 'cancelled';

/**
 * Whether a change that nobody answered was made all the same: the payment is as it was to be, and still pays. One that was moved
 * to today may have left by now.
 */
export function isScheduledAsAsked(now: Standing, asked: SeenScheduled): boolean {
  const cause = causeOfStatus[now.status];
  return (
    cause !== 'failed' &&
    cause !== 'cancelled' &&
    isSame(now.amount, asked.amount) &&
    now.paymentDate === asked.paymentDate &&
    now.method.methodId === asked.methodId
  );
}
