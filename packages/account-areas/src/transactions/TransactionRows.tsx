import { useFormat } from '@linework/copy';
import type { ListedTransaction } from '@linework/domain';
import { memo } from 'react';
import { TransactionRow } from './TransactionRow.tsx';
import type { TransactionLinks } from './transactions.types.ts';
import type { ShownLines } from './use-shown-lines.ts';

export interface TransactionRowsProps {
  readonly of: ShownLines;
  /** Which of the lines: those that are seen at once, or those under them. */
  readonly part: 'first' | 'rest';
  /** How many are seen at once. */
  readonly inSight: number;
  /** The line that is open, by its id or its payment's. */
  readonly shown: string | null;
  readonly toView: TransactionLinks['toView'];
}

const monthOf = (line: ListedTransaction | undefined): string | undefined => line?.date.slice(0, 7);

/** Lines of one month, in the order in which they come. */
function months(nodes: readonly ListedTransaction[]): ListedTransaction[][] {
  const groups: ListedTransaction[][] = [];
  for (const line of nodes) {
    const last = groups.at(-1);
    if (last && monthOf(last[0]) === monthOf(line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Lines, by month where they stand by day. They are not drawn again while somebody types: only with what was answered. */
export const TransactionRows = memo(function Rows({
  of,
  part,
  inSight,
  shown,
  toView,
}: TransactionRowsProps) {
  const format = useFormat();
  const { nodes: all, firstIndex, view } = of;
  const isByDay = view.sort === 'newest' || view.sort === 'oldest';
  const [start, end] = part === 'first' ? [0, inSight] : [inSight];
  const nodes = all.slice(start, end);
  const above = monthOf(all[start - 1]);
  let index = firstIndex + start;
  let month = 0;
  // By their place: a line is written into a row that is there, which takes less than a row of its own.
  return (isByDay ? months(nodes) : [nodes]).map((group) => {
    month += 1;
    return (
      <tbody key={month} data-part={part}>
        {isByDay && group[0] && monthOf(group[0]) !== above && (
          <tr data-part="month">
            <th scope="rowgroup" colSpan={4}>
              {format.month(group[0].date)}
            </th>
          </tr>
        )}
        {group.map((line) => {
          index += 1;
          const isOpen =
            shown === line.id || (shown !== null && shown === line.payment?.id && line.kind === 'payment');
          return (
            <TransactionRow
              key={index}
              line={line}
              index={index}
              isOpen={isOpen}
              isUnderMonth={isByDay}
              href={toView({ ...view, shown: line.id })}
            />
          );
        })}
      </tbody>
    );
  });
});
