import type { BusinessDate } from '../dates/business-date.ts';
import { unconfirmedAmong } from '../facts/unconfirmed-among.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { unconfirmedAmount } from './fixed-amounts.ts';
import type { PaymentOptions } from './payment-options.ts';
import { paymentSum } from './payment-sum.ts';

/** What of a payment about to be made nothing that is due takes up. */
export type BecomesCredit =
  /** Nothing is due: all of it, or all of it if what nobody can confirm went through. */
  | { readonly what: 'all' | 'allIfConfirmed' }
  /** A part, by itself or with all else that is set; beside a payment that nobody can confirm only if that went through. */
  | {
      readonly what: 'part' | 'partIfConfirmed' | 'withOthers' | 'withOthersIfConfirmed';
      readonly credit: Money;
    };

type CreditOptions = Pick<
  PaymentOptions,
  'balance' | 'methods' | 'scheduledPayments' | 'autoPayDebit' | 'countedPayments'
>;

/** What the customer is ahead by once a payment and all else that is set has left. */
export interface CreditLeft {
  readonly credit: Money;
  /** Something else that is set is in it. */
  readonly isWithOthers: boolean;
  /** It is one only if a payment that nobody can confirm yet went through. */
  readonly isUnsure: boolean;
}

/** The credit that a payment leaves, told before it is made or changed and after; `null` where it leaves none. */
export function creditLeft(amount: Money, date: BusinessDate, options: CreditOptions): CreditLeft | null {
  const { alreadySet, beyond } = paymentSum(amount, date, options);
  if (!isPositive(beyond)) return null;
  const isUnsure = unconfirmedAmong(options.countedPayments) !== null;
  return { credit: beyond, isWithOthers: alreadySet.length > 0, isUnsure };
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
  const { credit, isWithOthers, isUnsure } = left;
  if (isWithOthers) return { what: isUnsure ? 'withOthersIfConfirmed' : 'withOthers', credit };
  return { what: isUnsure ? 'partIfConfirmed' : 'part', credit };
}
