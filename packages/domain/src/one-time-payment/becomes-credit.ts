import type { BusinessDate } from '../dates/business-date.ts';
import { unconfirmedAmong } from '../facts/unconfirmed-among.ts';
import { isMore, isPositive, subtract } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { unconfirmedAmount } from './fixed-amounts.ts';
import type { PaymentOptions } from './payment-options.ts';
import { type OthersSet, othersSet, paymentSum } from './payment-sum.ts';

/** What of a payment about to be made nothing that is due takes up. */
export type BecomesCredit =
  /** Nothing is due: all of it, or all of it if what nobody can confirm went through. */
  | { readonly what: 'all' | 'allIfConfirmed' }
  /** A part, by itself; beside a payment that nobody can confirm only if that went through. */
  | { readonly what: 'part' | 'partIfConfirmed'; readonly credit: Money }
  /** All that the customer is ahead by with what else is set, in the same way. */
  | {
      readonly what: 'withOthers' | 'withOthersIfConfirmed';
      readonly others: OthersSet;
      readonly credit: Money;
    };

/** What a payment makes a credit of, told before it is made; `null` where it pays no more than is due. */
export function becomesCredit(
  amount: Money,
  date: BusinessDate,
  options: Pick<
    PaymentOptions,
    'device' | 'balance' | 'methods' | 'scheduledPayments' | 'autoPayDebit' | 'countedPayments'
  >,
): BecomesCredit | null {
  const { amountDue } = options.balance;
  if (!isPositive(amountDue)) return { what: unconfirmedAmount(options) ? 'allIfConfirmed' : 'all' };
  const isUnsure = unconfirmedAmong(options.countedPayments) !== null;
  const { alreadySet, beyond } = paymentSum(amount, date, options);
  if (alreadySet.length > 0 && isPositive(beyond))
    return {
      what: isUnsure ? 'withOthersIfConfirmed' : 'withOthers',
      others: othersSet(alreadySet),
      credit: beyond,
    };
  if (!isMore(amount, amountDue)) return null;
  return { what: isUnsure ? 'partIfConfirmed' : 'part', credit: subtract(amount, amountDue) };
}
