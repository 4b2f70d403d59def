import type { Account } from '../account/account.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { balanceOn } from '../facts/balance.ts';
import { setToPay } from '../facts/set-to-pay.ts';
import { methodUnusableReason, oneTimeBlockedReason } from '../method/method-eligibility.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { openPaymentOf } from '../payment/open-payment.ts';

/**
 * The method that takes the place of the preferred one that is gone: the first that may pay once, else the first that pays at
 * all, else the first. @param left what is still saved, oldest first
 */
export function nextPreferred(
  left: readonly PaymentMethod[],
  restrictions: Account['restrictions'],
  today: BusinessDate,
): PaymentMethod | null {
  const paysOnce = left.find((method) => oneTimeBlockedReason(method, restrictions, today) === null);
  const pays = left.find((method) => methodUnusableReason(method, restrictions, today) === null);
  return paysOnce ?? pays ?? left[0] ?? null;
}

/** The preferred method, where it may pay once: never the one that Auto Pay debits (spec section 5). */
export function preferredForOnce(
  { methods, account }: Pick<AccountFacts, 'methods' | 'account'>,
  today: BusinessDate,
): PaymentMethod | null {
  const preferred = methods.find(({ isPreferred }) => isPreferred);
  if (!preferred) return null;
  return oneTimeBlockedReason(preferred, account.restrictions, today) === null ? preferred : null;
}

/**
 * What is offered to be paid with a method that was just added or put right; `null` where nothing is due, something is set to
 * pay it, or the method may not.
 */
export function offeredToPay(facts: AccountFacts, method: PaymentMethod, today: BusinessDate): Money | null {
  const { amountDue } = balanceOn(facts, today);
  const mayPay = oneTimeBlockedReason(method, facts.account.restrictions, today) === null;
  const isOpen = openPaymentOf(facts) === null && setToPay(facts, today) === null;
  return mayPay && isPositive(amountDue) && isOpen ? amountDue : null;
}
