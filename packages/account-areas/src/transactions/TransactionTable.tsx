import { useCopy, useFormat } from '@linework/copy';
import { ChevronDownIcon, Icon, VisuallyHidden } from '@linework/design-system';
import {
  type ListedTransaction,
  type TransactionPage,
  type TransactionSort,
  type TransactionView,
  withFilter,
} from '@linework/domain';
import type { Ref } from 'react';
import { ColumnHead } from './cell-parts.ts';
import { TransactionRow } from './TransactionRow.tsx';
import { Table } from './table-parts.ts';
import { transactionsCopy } from './transactions.copy.ts';
import type { TransactionsProps } from './transactions.types.ts';

export interface TransactionTableProps extends Pick<TransactionsProps, 'view' | 'onView' | 'links'> {
  readonly page: TransactionPage;
  readonly captionRef: Ref<HTMLTableCaptionElement>;
}

/** Lines of one month, in the order in which they come. */
function months(nodes: readonly ListedTransaction[]): ListedTransaction[][] {
  const groups: ListedTransaction[][] = [];
  for (const line of nodes) {
    const last = groups.at(-1);
    if (last?.[0]?.date.slice(0, 7) === line.date.slice(0, 7)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** A page of lines, by month where they stand by day. */
export function TransactionTable({ page, view, onView, links, captionRef }: TransactionTableProps) {
  const { t, rich } = useCopy(transactionsCopy);
  const format = useFormat();
  const { nodes, count, firstIndex } = page;
  const isByDay = view.sort === 'newest' || view.sort === 'oldest';
  let index = firstIndex;
  return (
    <Table aria-rowcount={count + 1}>
      <caption ref={captionRef} tabIndex={-1}>
        {rich(
          'list.count',
          { strong: <strong>{null}</strong> },
          { count, order: t(`list.order.${view.sort}`) },
        )}
        <VisuallyHidden>
          {'. '}
          {t('list.range', { first: firstIndex, last: firstIndex + nodes.length - 1, count })}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr aria-rowindex={1}>
          <SortedHead of="date" down="newest" up="oldest" view={view} onView={onView} />
          <ColumnHead scope="col">{t('list.transaction')}</ColumnHead>
          <ColumnHead scope="col">{t('list.status')}</ColumnHead>
          <SortedHead of="amount" down="largest" up="smallest" view={view} onView={onView} />
        </tr>
      </thead>
      {(isByDay ? months(nodes) : [nodes]).map((group) => (
        <tbody key={group[0]?.id}>
          {isByDay && group[0] && (
            <tr data-part="month">
              <th scope="rowgroup" colSpan={4}>
                {format.month(group[0].date)}
              </th>
            </tr>
          )}
          {group.map((line) => {
            index += 1;
            const isOpen =
              view.shown === line.id ||
              (view.shown !== null && view.shown === line.payment?.id && line.kind === 'payment');
            return (
              <TransactionRow
                key={line.id}
                line={line}
                index={index}
                isOpen={isOpen}
                href={links.toView({ ...view, shown: line.id })}
              />
            );
          })}
        </tbody>
      ))}
    </Table>
  );
}

interface SortedHeadProps extends Pick<TransactionsProps, 'view' | 'onView'> {
  readonly of: 'date' | 'amount';
  readonly down: TransactionSort;
  readonly up: TransactionSort;
}

/** A column's head that turns its order round, or begins with the newest, the largest. */
function SortedHead({ of, down, up, view, onView }: SortedHeadProps) {
  const { t } = useCopy(transactionsCopy);
  const sorted = view.sort === down ? 'descending' : view.sort === up ? 'ascending' : undefined;
  const next: Partial<TransactionView> = { sort: view.sort === down ? up : down };
  return (
    <ColumnHead scope="col" aria-sort={sorted}>
      <button type="button" onClick={() => onView(withFilter(view, next), 'push')}>
        {t(`list.${of}`)}
        {sorted && <Icon of={ChevronDownIcon} size="small" />}
      </button>
    </ColumnHead>
  );
}
