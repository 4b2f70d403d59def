import { add, subtract, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { StatementActivity } from './statement.ts';
import type { StatementRange } from './statement-range.ts';

/** One step from what was owed before a range to what was owed after it. */
export interface RangeStep {
  /** The balance before the first day, all older lines that the range leaves out, or a line. */
  readonly of: 'opening' | 'older' | StatementActivity;
  readonly amount: Money;
  /** What the account comes to with this step and all before it: with the last one, the closing balance. */
  readonly balance: Money;
}

/** A range from its opening balance line by line to its closing one, in the order of its lines. */
export function rangeSteps({ opening, closing, lines, linesLeftOut }: StatementRange): readonly RangeStep[] {
  const unlisted = subtract(closing, sum([opening, ...lines.map(({ amount }) => amount)]));
  let balance = opening;
  const step = (of: RangeStep['of'], amount: Money): RangeStep => {
    balance = add(balance, amount);
    return { of, amount, balance };
  };
  return [
    { of: 'opening', amount: opening, balance },
    ...(linesLeftOut > 0 ? [step('older', unlisted)] : []),
    ...lines.map((line) => step(line, line.amount)),
  ];
}
