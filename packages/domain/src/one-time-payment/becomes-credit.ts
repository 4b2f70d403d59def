import type { BusinessDate } from '../dates/business-date.ts';
import { unconfirmedAmong } from '../facts/unconfirmed-among.ts';
import { isPositive } from '../money/arithmetic.ts';
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

type CreditOptions = Pick<
  PaymentOptions,
  'balance' | 'methods' | 'scheduledPayments' | 'autoPayDebit' | 'countedPayments'
>;

/** What the customer is ahead by once a payment and all else that is set has left. */
export interface CreditLeft {
  readonly credit: Money;
  /** What else that is set is in it; `null` where nothing is. */
  readonly others: OthersSet | null;
  /** It is one only if a payment that nobody can confirm yet went through. */
  readonly isUnsure: boolean;
}

/** The credit that a payment leaves, told before it is made or changed and after; `null` where it leaves none. */
export function creditLeft(amount: Money, date: BusinessDate, options: CreditOptions): CreditLeft | null {
  const { alreadySet, beyond } = paymentSum(amount, date, options);
  if (!isPositive(beyond)) return null;
  const isUnsure = unconfirmedAmong(options.countedPayments) !== null;
  const others = alreadySet.length > 0 ? othersSet(alreadySet) : null;
  return { credit: beyond, others, isUnsure };
}

/** What a payment makes a credit of, told before it is made; `null` where it pays no more than is due. */
export function becomesCredit(
  amount: Money,
  date: BusinessDate,
  options: CreditOptions & Pick<PaymentOptions, 'device'>,
): BecomesCredit | null {
  if (!isPositive(options.balance.amountDue))
    return { what: unconfirmedAmount(options) ? 'allIfConfirmed' : 'all' };
  const left = creditLeft(amount, date, options);
  if (!left) return null;
  const { credit, others, isUnsure } = left;
  if (others) return { what: isUnsure ? 'withOthersIfConfirmed' : 'withOthers', others, credit };
  return { what: isUnsure ? 'partIfConfirmed' : 'part', credit };
}
