import { openOfAccount } from '../account/open-of-account.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { BillingSummary } from '../facts/billing-summary.ts';
import { debitSumOf } from '../facts/debit-sum.ts';
import { isMore, isPositive, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { scheduledToLeave } from '../one-time-payment/leaves-by-itself.ts';
import type { PaymentOptions } from '../one-time-payment/payment-options.ts';
import { isUnconfirmed } from '../payment/blocks-others.ts';

/**
 * Whether a debit on a day takes nothing only if payments that nobody can confirm yet went through: else it takes what they were
 * to pay.
 * @param payNow what is paid before anything else, by a payment that is not among the figures yet
 */
export function hangsOnUnconfirmed(
  options: Pick<PaymentOptions, 'balance' | 'methods' | 'scheduledPayments' | 'countedPayments'>,
  date: BusinessDate,
  payNow: Money = zero,
): boolean {
  const { debit, ahead } = debitSumOf(options.balance, scheduledToLeave(options), date, payNow);
  const unknown = sum(options.countedPayments.filter(isUnconfirmed).map(({ amount }) => amount));
  return !isPositive(debit) && isMore(unknown, ahead);
}

/** The same of a debit, as the account's summary and its saved methods tell it. */
export const hangsByItself = (
  summary: Pick<BillingSummary, 'balance' | 'scheduledPayments' | 'openPayment' | 'news'>,
  methods: PaymentOptions['methods'],
  date: BusinessDate,
): boolean => {
  const open = openOfAccount(summary);
  const countedPayments = [...(open ? [open] : []), ...summary.news.withSupport];
  return hangsOnUnconfirmed({ ...summary, methods, countedPayments }, date);
};
