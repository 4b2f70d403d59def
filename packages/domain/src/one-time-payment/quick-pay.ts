import type { Balance } from '../facts/balance.ts';
import type { BillingSummary } from '../facts/billing-summary.ts';
import type { OnlineRestriction } from '../method/online-restriction.ts';

import type { PaymentMethod } from '../method/payment-method.ts';
import { paysOnline } from '../method/restriction-standing.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import type { FixedAmount } from './fixed-amounts.ts';
import { amountProblem } from './payment-amount.ts';
import type { MethodOption, PaymentOptions } from './payment-options.ts';

/** What is paid at once: the figure that an account's page asks first. */
export type QuickAmount = Pick<FixedAmount, 'choice' | 'money'>;

/** What of an account decides whether anything is to be paid at once. */
export interface QuickPayFacts {
  readonly balance: Pick<Balance, 'amountDue' | 'pastDueNet'>;
  /** What is left once all that is set to pay the bill has left; `null` where nothing is. */
  readonly left: Money | null;
  readonly openPayment: Payment | null;
  readonly restriction: OnlineRestriction | null;
}

/** The same facts, as billing home has them. */
export const quickPayFactsOf = ({
  balance,
  setToPay,
  openPayment,
  restriction,
}: Pick<BillingSummary, 'balance' | 'setToPay' | 'openPayment' | 'restriction'>): QuickPayFacts => ({
  balance,
  left: setToPay?.left ?? null,
  openPayment,
  restriction,
});

/**
 * What can be paid at once: what is past due before all else, then what nothing else is set to pay.
 * @returns `null` where nothing asks to be paid: nothing is due, all of it is covered, a payment is not confirmed yet, or
 * nothing can be paid online
 */
export function quickAmount({ balance, left, openPayment, restriction }: QuickPayFacts): QuickAmount | null {
  const { amountDue, pastDueNet } = balance;
  if (openPayment || !paysOnline(restriction)) return null;
  if (isPositive(pastDueNet)) return { choice: 'pastDue', money: pastDueNet };
  if (left) return isPositive(left) ? { choice: 'left', money: left } : null;
  return isPositive(amountDue) ? { choice: 'amountDue', money: amountDue } : null;
}

/**
 * What it is paid with: the preferred method, where it may pay once (spec section 5) and nothing is to be asked about it
 * first. A card that expires soon is asked about in the one-time payment.
 * @returns `null` where the one-time payment asks for a method
 */
export function quickMethod(methods: readonly MethodOption[]): PaymentMethod | null {
  const preferred = methods.find(({ method }) => method.isPreferred);
  return preferred?.blockedReason === null && preferred.status === 'available' ? preferred.method : null;
}

/** A payment that needs one press: what is paid, and with what. */
export interface QuickPayment extends QuickAmount {
  readonly method: PaymentMethod;
}

/** What one press can pay by these figures; `null` where it takes the one-time payment, or nothing is to be paid. */
export function quickPayment(options: PaymentOptions): QuickPayment | null {
  const amount = quickAmount(options);
  const method = quickMethod(options.methods);
  if (!amount || !method || amountProblem(amount.money, options)) return null;
  return { ...amount, method };
}
