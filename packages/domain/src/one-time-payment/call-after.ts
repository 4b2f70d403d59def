import { type BringsByCall, isByCall } from '../facts/paying-brings.ts';
import type { CallNeeded } from '../facts/service-standing.ts';
import { isMore } from '../money/arithmetic.ts';
import { isNews } from '../payment/is-news.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentOptions } from './payment-options.ts';

const calls = {
  comesBackByCall: 'reconnect',
  reopensByCall: 'reopen',
} as const satisfies Record<BringsByCall, CallNeeded>;

type Before = Pick<PaymentOptions, 'payingBrings'> & {
  readonly balance: Pick<PaymentOptions['balance'], 'pastDueNet'>;
};
type After = Pick<PaymentOptions, 'callNeeded'> & {
  readonly dates: Pick<PaymentOptions['dates'], 'today'>;
};

/**
 * What a call is still needed for after a payment, for as long as that is news.
 * @param before what could be paid when it was sent
 * @param after the same with the payment in it; `null` while that is not known
 */
export function callAfter(
  payment: Pick<Payment, 'status' | 'paymentDate' | 'amount'>,
  before: Before | null,
  after: After | null,
): CallNeeded | null {
  // Whoever has just paid is told before today is known.
  if (!isNews(payment, after?.dates.today ?? payment.paymentDate)) return null;
  if (after) return after.callNeeded;
  if (!before || isMore(before.balance.pastDueNet, payment.amount)) return null;
  return isByCall(before.payingBrings) ? calls[before.payingBrings] : null;
}
