import { dueUnlessConfirmed } from '../facts/balance.ts';
import { isMore, isPositive, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { moneyOfPayment } from '../payment/money-of-payment.ts';
import type { AmountChoice } from './kept-amount.ts';
import { debitToLeave } from './leaves-by-itself.ts';
import { amountProblem } from './payment-amount.ts';
import type { PaymentOptions } from './payment-options.ts';

/** An amount that can be chosen without typing it. */
export interface FixedAmount {
  readonly choice: Exclude<AmountChoice, 'other'>;
  readonly money: Money;
  /** It lies outside what can be paid at once. */
  readonly isRefused: boolean;
}

/** What is asked for first where nobody has said: what is past due, before all that is due. */
export const amountAskedFirst = (options: PaymentOptions): FixedAmount['choice'] =>
  fixedAmounts(options).some(({ choice, isRefused }) => choice === 'pastDue' && !isRefused)
    ? 'pastDue'
    : 'amountDue';

/** The amounts to offer: what is due, and where that is only a part of it what is past due, or left beside what is set to pay. */
export function fixedAmounts(options: PaymentOptions): FixedAmount[] {
  const { amountDue, pastDueNet } = options.balance;
  const left = leftBesideScheduled(options);
  const offered = (choice: FixedAmount['choice'], money: Money): FixedAmount => ({
    choice,
    money,
    isRefused: amountProblem(money, options) !== null,
  });
  return [
    ...(left && isPositive(left) && isMore(amountDue, left) ? [offered('left', left)] : []),
    ...(isPositive(amountDue) ? [offered('amountDue', amountDue)] : []),
    ...(isPositive(pastDueNet) && isMore(amountDue, pastDueNet) ? [offered('pastDue', pastDueNet)] : []),
  ];
}

/** Whether scheduled payments cover all that is due: what is paid besides is charged too, and becomes a credit. */
export function isCoveredByScheduled(options: PaymentOptions): boolean {
  const { left, balance } = options;
  return left !== null && !isPositive(left) && isPositive(balance.amountDue) && !debitToLeave(options);
}

/** What scheduled payments leave: for the customer to pay, or for Auto Pay, which a payment by hand can come before. */
function leftBesideScheduled(options: PaymentOptions): Money | null {
  const { left } = options;
  return left && !isPositive(left) ? (debitToLeave(options)?.estimatedAmount ?? null) : left;
}

/**
 * What is paid again where nothing is due but for a payment that support looks into, so that nobody has to wait: as much of it
 * as would be due without it. `null` where other payments cover that, or there is no such payment.
 */
export function unconfirmedAmount({
  device,
  balance,
  countedPayments,
}: Pick<PaymentOptions, 'device' | 'balance' | 'countedPayments'>): Money | null {
  if (device || isPositive(balance.amountDue)) return null;
  const withSupport = countedPayments.filter((payment) => moneyOfPayment(payment) === 'withSupport');
  const amount = dueUnlessConfirmed(balance, sum(withSupport.map((payment) => payment.amount)));
  return isPositive(amount) ? amount : null;
}
