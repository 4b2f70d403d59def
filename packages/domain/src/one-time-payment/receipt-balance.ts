import { type Balance, isOnItsWay } from '../facts/balance.ts';
import { isPositive, negate } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { moneyOfPayment } from '../payment/money-of-payment.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentOptions } from './payment-options.ts';

/** What the account comes to on a receipt: as it stands now, or as it stood once the payment had posted. */
export type ReceiptBalance =
  | {
      readonly as: 'now';
      readonly balance: Balance;
      /** Whether payments beside this one are on their way in it: what posted alone comes to another figure. */
      readonly countsOthers: boolean;
    }
  /** Of all that had posted, and of nothing on its way. Negative is a credit. */
  | { readonly as: 'posted'; readonly balance: Money };

type Made = Pick<Payment, 'id' | 'paymentDate' | 'requestedAt'>;
type AsMoney = Parameters<typeof moneyOfPayment>[0];
type Counted = Made & AsMoney;

interface Figures extends Pick<PaymentOptions, 'balance'> {
  readonly dates: Pick<PaymentOptions['dates'], 'today'>;
  readonly countedPayments: readonly Counted[];
}

/** What is known beside a payment when its receipt is shown. */
export interface KnownOfReceipt {
  /** The figures of today, with the payment in them; `null` while they are not known. */
  readonly options: Figures | null;
  /** Whether the payment was found, not made a moment ago. */
  readonly isFound: boolean;
  /** What the account came to right after it posted; `null` where it has not, or nobody knows. */
  readonly balanceAfter: Money | null;
}

/**
 * The balance that a receipt may tell. A receipt is dated: opened weeks later, what is owed today would read as what this
 * payment left.
 * @returns `null` where no figure is known that is this payment's
 */
export function receiptBalance(
  payment: Made,
  { options, isFound, balanceAfter }: KnownOfReceipt,
): ReceiptBalance | null {
  // As long as the account stands as it left it: what is on its way beside it counts too, as it did when it was made.
  const isOwn = options && (!isFound || isLastOfToday(payment, options));
  if (isOwn && isBalanceSure(payment, options))
    return { as: 'now', balance: options.balance, countsOthers: countsOthers(payment, options) };
  return balanceAfter && { as: 'posted', balance: balanceAfter };
}

/** Whether the balance holds whatever becomes of the other payments: one that people look into may not have gone through. */
export const isBalanceSure = (
  { id }: Pick<Payment, 'id'>,
  { countedPayments }: { readonly countedPayments: readonly (Pick<Payment, 'id'> & AsMoney)[] },
): boolean => countedPayments.every((other) => other.id === id || moneyOfPayment(other) !== 'withSupport');

/** Whether payments beside this one are on their way in today's balance, which is lower for them. */
export const countsOthers = (
  { id }: Pick<Payment, 'id'>,
  { countedPayments }: { readonly countedPayments: readonly Pick<Payment, 'id' | 'status'>[] },
): boolean => countedPayments.some((other) => other.id !== id && isOnItsWay(other));

/** Whether a payment is of today and none was made since, so that today's balance is still the one it left. */
const isLastOfToday = (
  { id, paymentDate, requestedAt }: Made,
  { dates, countedPayments }: Figures,
): boolean =>
  paymentDate === dates.today &&
  countedPayments.every(
    (other) => other.id === id || Date.parse(other.requestedAt) <= Date.parse(requestedAt),
  );

/** How much of a payment became a credit, as the balance on its receipt tells; `null` where nothing did, or nobody knows. */
export function creditOfReceipt(
  { amount }: Pick<Payment, 'amount'>,
  told: ReceiptBalance | null,
): 'rest' | 'whole' | null {
  if (!told) return null;
  const credit = told.as === 'now' ? told.balance.creditBalance : negate(told.balance);
  if (!isPositive(credit)) return null;
  return credit.cents < amount.cents ? 'rest' : 'whole';
}
