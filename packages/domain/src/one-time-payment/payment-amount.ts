import type { Account } from '../account/account.ts';
import type { Balance } from '../facts/balance.ts';
import { isMore, isPositive, isZero, largest, smallest } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { leastPayment, type PaymentSettings } from '../payment/settings.ts';

export interface AmountBounds {
  readonly minimum: Money;
  readonly maximum: Money;
}

/**
 * The least and the most a one-time payment may be (spec section 5). The minimum is never above what is owed, and the
 * past due amount can always be paid, whichever variant holds; with nothing owed it is $1.00 (paying ahead is a credit).
 */
export function amountBounds(
  balance: Pick<Balance, 'amountDue' | 'pastDueNet'>,
  portalId: Account['portalId'],
  settings: PaymentSettings,
): AmountBounds {
  const { amountDue, pastDueNet } = balance;
  const configured =
    settings.override && portalId === settings.override.portalId
      ? settings.override.maximum
      : settings.maximum;
  const maximum = largest(configured, pastDueNet);
  if (isZero(amountDue)) return { minimum: leastPayment, maximum };
  const variant = settings.minimumVariant === 'oneDollar' ? leastPayment : amountDue;
  const minimum = smallest(variant, amountDue, maximum, isPositive(pastDueNet) ? pastDueNet : amountDue);
  return { minimum, maximum };
}

export type AmountProblem = 'notAnAmount' | 'outOfBounds';

/** What is wrong with an amount; `null` when nothing is. */
export function amountProblem(
  amount: Money | null,
  { minimum, maximum }: AmountBounds,
): AmountProblem | null {
  if (amount === null) return 'notAnAmount';
  return isMore(minimum, amount) || isMore(amount, maximum) ? 'outOfBounds' : null;
}

/**
 * An amount above the amount due needs the customer's confirmation (spec section 5). With nothing due all of it is paid
 * ahead, which is what the customer has chosen to do.
 */
export const needsOverpaymentConfirmation = (amount: Money, amountDue: Money): boolean =>
  isPositive(amountDue) && isMore(amount, amountDue);
