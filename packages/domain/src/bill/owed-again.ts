import type { BusinessDate } from '../dates/business-date.ts';
import { isPositive, largest, smallest, subtract, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** What of a bill is owed again since its payment came back. */
export interface OwedAgain {
  readonly billDate: BusinessDate;
  readonly amount: Money;
}

/** What is left to pay of a charge by itself. */
interface Open {
  readonly id: string;
  readonly remaining: Money;
}

/** What of a charge its payment had settled, and what it had left. */
export interface OnceSettled {
  readonly id: string;
  readonly date: BusinessDate;
  readonly isBill: boolean;
  readonly paid: Money;
  readonly left: Money;
}

/**
 * The bills that a payment which came back leaves owed again, in the order in which they fell due. What was paid since covers
 * what fell due first, so the rest is of the last of them. What is open of a bill by itself is owed once.
 * @param remaining what is left to pay of the return
 * @param settled what the payment had settled, the first due first
 */
export function owedAgain(
  remaining: Money,
  settled: readonly OnceSettled[],
  open: readonly Open[],
): OwedAgain[] {
  let rest = remaining;
  return settled
    .toReversed()
    .flatMap(({ id, date, isBill, paid, left }) => {
      const openOfIt = open.find((charge) => charge.id === id)?.remaining ?? zero;
      const byItself = largest(subtract(openOfIt, left), zero);
      const amount = smallest(rest, largest(subtract(paid, byItself), zero));
      rest = subtract(rest, amount);
      return isBill && isPositive(amount) ? [{ billDate: date, amount }] : [];
    })
    .toReversed();
}
