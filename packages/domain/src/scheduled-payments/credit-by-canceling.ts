import { unconfirmedAmong } from '../facts/unconfirmed-among.ts';
import { isPositive, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { scheduledToLeave } from '../one-time-payment/leaves-by-itself.ts';
import { paymentSum } from '../one-time-payment/payment-sum.ts';
import type { ScheduledOverview } from './scheduled-overview.ts';

/** What the customer is ahead by once all that is set has left. */
export interface CreditByCanceling {
  readonly before: Money;
  readonly after: Money;
}

/** What of a credit canceling a payment takes; `null` where it makes none, or where nobody can confirm another payment. */
export function creditByCanceling({
  payment,
  options,
}: Pick<ScheduledOverview, 'payment' | 'options'>): CreditByCanceling | null {
  const isToLeave = scheduledToLeave({ ...options, scheduledPayments: [payment] }).length > 0;
  if (!isToLeave || unconfirmedAmong(options.countedPayments) !== null) return null;
  const before = paymentSum(payment.amount, payment.paymentDate, options).beyond;
  return isPositive(before) ? { before, after: paymentSum(zero, payment.paymentDate, options).beyond } : null;
}
