import { isMore, isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { AmountChoice } from './kept-amount.ts';
import { amountProblem } from './payment-amount.ts';
import type { PaymentOptions } from './payment-options.ts';

/** An amount that can be chosen without typing it. */
export interface FixedAmount {
  readonly choice: Exclude<AmountChoice, 'other'>;
  readonly money: Money;
  /** It lies outside what can be paid at once. */
  readonly isRefused: boolean;
}

/** The amounts to offer: what is due, and what is past due where that is only a part of it. */
export function fixedAmounts(options: PaymentOptions): FixedAmount[] {
  const { amountDue, pastDueNet } = options.balance;
  const offered = (choice: FixedAmount['choice'], money: Money): FixedAmount => ({
    choice,
    money,
    isRefused: amountProblem(money, options) !== null,
  });
  return [
    ...(isPositive(amountDue) ? [offered('amountDue', amountDue)] : []),
    ...(isPositive(pastDueNet) && isMore(amountDue, pastDueNet) ? [offered('pastDue', pastDueNet)] : []),
  ];
}
