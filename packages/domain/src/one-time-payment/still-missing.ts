import type { PayingBrings } from '../facts/paying-brings.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { isNews } from '../payment/is-news.ts';
import type { Payment } from '../payment/payment.ts';
import { type PaymentOptions, paidOf } from './payment-options.ts';

/** What stays past due after a payment, and what paying that too does for the service. */
export interface StillMissing {
  readonly missing: Money;
  readonly brings: PayingBrings;
}

type After = Pick<PaymentOptions, 'payingBrings' | 'device' | 'mobileBillId'> & {
  readonly balance: Pick<PaymentOptions['balance'], 'pastDueNet'>;
  readonly dates: Pick<PaymentOptions['dates'], 'today'>;
};

/**
 * What a payment left past due of what it paid, for as long as that is news.
 * @param after what can be paid with the payment in it; `null` while that is not known
 */
export function stillMissing(
  payment: Pick<Payment, 'status' | 'paymentDate' | 'device'>,
  after: After | null,
): StillMissing | null {
  if (!after?.payingBrings || !isNews(payment, after.dates.today)) return null;
  if (paidOf(after)?.id !== payment.device?.id) return null;
  const { balance, payingBrings: brings } = after;
  return isPositive(balance.pastDueNet) ? { missing: balance.pastDueNet, brings } : null;
}
