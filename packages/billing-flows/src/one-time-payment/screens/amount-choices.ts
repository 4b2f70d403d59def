import {
  addDays,
  amountProblem,
  type BusinessDate,
  delinquencyCodes,
  isMore,
  isPositive,
  type Money,
  type PaymentOptions,
} from '@linework/domain';
import type { AmountChoice } from '../one-time-payment.types.ts';

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

/** The day by which paying the past due amount keeps the service on; `null` when it is off, or nothing is past due. */
export function keepsServiceUntil({ balance, dates }: PaymentOptions): BusinessDate | null {
  const { oldestUnpaidDueDate } = balance;
  if (!oldestUnpaidDueDate) return null;
  const next = delinquencyCodes.find((code) => addDays(oldestUnpaidDueDate, code) > dates.today);
  return next === 30 || next === 43 || next === 50 ? addDays(oldestUnpaidDueDate, next) : null;
}
