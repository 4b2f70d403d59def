import { filterFits } from './filter-fits.ts';
import type { ListedTransaction } from './listed-transaction.ts';
import type { TransactionFilter, TransactionSort } from './transaction-filter.ts';
import { mostTransactionsShown, type TransactionPage, transactionPageSize } from './transaction-page.ts';

/** Which part of which lines. */
export interface AskedLines {
  readonly filter: TransactionFilter;
  readonly sort: TransactionSort;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

/** What of the question names no part of a list: how much of it, or which place. */
export class NoSuchPart extends Error {
  readonly member: 'first' | 'after' | 'before';

  constructor(member: NoSuchPart['member']) {
    super(`No part of these lines: ${member}`);
    this.member = member;
  }
}

type Key = (line: ListedTransaction) => string;

const bySize: Key = ({ amount }) => String(Math.abs(amount.cents)).padStart(16, '0');
const byDay: Key = ({ date }) => date;

const orders = {
  newest: { key: byDay, way: -1 },
  oldest: { key: byDay, way: 1 },
  largest: { key: bySize, way: -1 },
  smallest: { key: bySize, way: 1 },
} as const satisfies Record<TransactionSort, object>;

/** The lines that are asked for, in the order that is. */
export function linesInOrder(
  all: readonly ListedTransaction[],
  { filter, sort }: Pick<AskedLines, 'filter' | 'sort'>,
): ListedTransaction[] {
  const place = placeIn(sort);
  const { way } = orders[sort];
  return all
    .filter((line) => filterFits(line, filter))
    .toSorted((a, b) => (place(a) < place(b) ? -way : way));
}

/** A line's place in an order, which is its cursor. */
const placeIn =
  (sort: TransactionSort): Key =>
  (line) =>
    `${orders[sort].key(line)}|${line.id}`;

/** A part of lines that are all at hand. @throws NoSuchPart */
export function pageOfLines(all: readonly ListedTransaction[], asked: AskedLines): TransactionPage {
  const { sort, first, after, before } = asked;
  const size = first ?? transactionPageSize;
  if (size < 1 || size > mostTransactionsShown) throw new NoSuchPart('first');
  const place = placeIn(sort);
  const lines = linesInOrder(all, asked);
  const placed = (cursor: string, member: NoSuchPart['member']): number => {
    const at = lines.findIndex((line) => place(line) === cursor);
    if (at < 0) throw new NoSuchPart(member);
    return at;
  };
  const start = after
    ? placed(after, 'after') + 1
    : before
      ? Math.max(0, placed(before, 'before') - size)
      : 0;
  const from = start < lines.length ? start : 0;
  const nodes = lines.slice(from, from + size);
  const [top, end] = [nodes.at(0), nodes.at(-1)];
  return {
    nodes,
    startCursor: top ? place(top) : null,
    endCursor: end ? place(end) : null,
    hasPreviousPage: from > 0,
    hasNextPage: from + nodes.length < lines.length,
    firstIndex: top ? from + 1 : 0,
    count: lines.length,
  };
}
