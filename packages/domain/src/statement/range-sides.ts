import { add, subtract, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { StatementActivity } from './statement.ts';
import type { StatementRange } from './statement-range.ts';

/** Whether a line brings down what is owed, and stands among payments; any other adds to it. */
export const isPaying = ({ kind }: Pick<StatementActivity, 'kind'>): boolean =>
  kind === 'payment' || kind === 'credit';

/** One side of a range: all of it, and what of that older lines come to that are not listed. */
export interface RangeSide {
  readonly total: Money;
  readonly older: Money;
}

/** What a range's payments and credits come to, and what is charged: of all lines, listed or not. */
export function rangeSides(range: StatementRange): { readonly paid: RangeSide; readonly charged: RangeSide } {
  const listed = (isOfSide: (line: StatementActivity) => boolean) =>
    sum(range.lines.filter(isOfSide).map(({ amount }) => amount));
  const side = (total: Money, isOfSide: (line: StatementActivity) => boolean): RangeSide => ({
    total,
    older: subtract(total, listed(isOfSide)),
  });
  return {
    paid: side(add(range.payments, range.credits), isPaying),
    charged: side(sum([range.charges, range.returns, range.refunds]), (line) => !isPaying(line)),
  };
}
