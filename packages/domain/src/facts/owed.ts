import type { BusinessDate } from '../dates/business-date.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Balance } from './balance.ts';

/** What is owed in one figure: past due, due on a day, nothing, or nothing and a credit. */
export type Owed =
  | { readonly kind: 'nothing'; readonly amount: Money }
  | { readonly kind: 'credit'; readonly amount: Money }
  /** All that is due, and what of it is past due. */
  | { readonly kind: 'pastDue'; readonly amount: Money; readonly late: Money }
  | { readonly kind: 'due'; readonly amount: Money; readonly date: BusinessDate };

/** What an account owes, in the one figure and the one day that every screen names. */
export function owed(
  balance: Pick<Balance, 'amountDue' | 'pastDueNet' | 'nextDueDate' | 'creditBalance'>,
): Owed {
  const { amountDue, pastDueNet, nextDueDate, creditBalance } = balance;
  if (isPositive(creditBalance)) return { kind: 'credit', amount: creditBalance };
  if (!isPositive(amountDue)) return { kind: 'nothing', amount: amountDue };
  if (isPositive(pastDueNet) || !nextDueDate)
    return { kind: 'pastDue', amount: amountDue, late: isPositive(pastDueNet) ? pastDueNet : amountDue };
  return { kind: 'due', amount: amountDue, date: nextDueDate };
}
