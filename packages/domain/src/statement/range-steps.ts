import { add, subtract, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { StatementActivity } from './statement.ts';
import type { StatementRange } from './statement-range.ts';

/** One step from what was owed before a range to what was owed after it. */
export interface RangeStep {
  /** The balance before the first day, all older lines that the range leaves out, or a line. */
  readonly what: 'opening' | 'leftOut' | StatementActivity;
  readonly amount: Money;
  /**
   * The opening balance and all steps so far, this one included; with the last one, the closing balance. It is not what the
   * account stood at on the day of the line: a payment stands at its own day and counts from the later one on which it posts.
   */
  readonly runningTotal: Money;
}

/** A range from its opening balance line by line to its closing one, in the order of its lines. */
export function rangeSteps({ opening, closing, lines, linesLeftOut }: StatementRange): readonly RangeStep[] {
  const leftOut = subtract(closing, sum([opening, ...lines.map(({ amount }) => amount)]));
  let runningTotal = opening;
  const step = (what: RangeStep['what'], amount: Money): RangeStep => {
    runningTotal = add(runningTotal, amount);
    return { what, amount, runningTotal };
  };
  return [
    { what: 'opening', amount: opening, runningTotal },
    ...(linesLeftOut > 0 ? [step('leftOut', leftOut)] : []),
    ...lines.map((line) => step(line, line.amount)),
  ];
}
