import type { BillDifference } from '../bill/bill-change.ts';
import { sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** The largest differences of a bill, and what is told of the others together. */
export interface LargestDifferences<Difference extends BillDifference> {
  readonly told: readonly Difference[];
  /** `null` where all are told. */
  readonly rest: {
    readonly count: number;
    readonly amount: Money;
    readonly differences: readonly Difference[];
  } | null;
}

/**
 * As many differences as there is room for, the others as one: together they still sum to the whole.
 * @param differences the largest first
 */
export function largestDifferences<Difference extends BillDifference>(
  differences: readonly Difference[],
  atMost: number,
): LargestDifferences<Difference> {
  // One alone takes no less room as "1 smaller change".
  if (differences.length <= atMost + 1) return { told: differences, rest: null };
  const others = differences.slice(atMost);
  return {
    told: differences.slice(0, atMost),
    rest: {
      count: others.length,
      amount: sum(others.map(({ amount }) => amount)),
      differences: others,
    },
  };
}
