import { type BringsByCall, isByCall } from '../facts/paying-brings.ts';
import type { CallNeeded } from '../facts/service-standing.ts';
import { isMore } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { isAccepted } from '../payment/payment-money-state.ts';
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
 * What a call is still needed for after a payment, for as long as that is news: on the day it was paid.
 * @param before what could be paid when it was sent
 * @param after the same with the payment in it; `null` while that is not known
 */
export function callAfter(
  { status, paymentDate, amount }: Pick<Payment, 'status' | 'paymentDate' | 'amount'>,
  before: Before | null,
  after: After | null,
): CallNeeded | null {
  if (!isAccepted(status)) return null;
  if (after) return after.dates.today <= paymentDate ? after.callNeeded : null;
  if (!before || isMore(before.balance.pastDueNet, amount)) return null;
  return isByCall(before.payingBrings) ? calls[before.payingBrings] : null;
}
