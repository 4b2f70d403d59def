import { useCopy } from '@linework/copy';
import { ChevronDownIcon, Icon } from '@linework/design-system';
import type { TransactionSort } from '@linework/domain';
import { type MouseEvent, memo, type Ref } from 'react';
import { ColumnHead } from './cell-parts.ts';
import { TransactionCaption } from './TransactionCaption.tsx';
import { TransactionRows, type TransactionRowsProps } from './TransactionRows.tsx';
import { Table } from './table-parts.ts';
import { transactionsCopy } from './transactions.copy.ts';
import type { Rest } from './use-rest.ts';
import type { ShownLines } from './use-shown-lines.ts';

export interface TransactionTableProps extends Pick<TransactionRowsProps, 'shown' | 'toView'> {
  readonly lines: ShownLines;
  readonly rest: Rest;
  readonly onSort: (sort: TransactionSort) => void;
  readonly onOpen: (line: string) => void;
  /** Whether they were asked for before, and what is asked for has been on its way for a while. */
  readonly isBefore: boolean;
  readonly captionRef: Ref<HTMLTableCaptionElement>;
}

/**
 * A page of lines, told by what they were asked for: a newer question changes nothing here until there are lines for it, and
 * draws none of it.
 */
export const TransactionTable = memo(function TableOf(props: TransactionTableProps) {
  const { lines, rest, isBefore, shown, toView, onSort, onOpen, captionRef } = props;
  const { t } = useCopy(transactionsCopy);
  const { answer } = lines;
  const { inSight } = rest;
  const { sort } = lines.view;
  // With a key held, or another button, a press is the browser's: a new tab, or a copy of the address.
  const open = (event: MouseEvent<HTMLTableElement>) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const line = target instanceof Element && target.closest<HTMLElement>('a[data-line]')?.dataset.line;
    if (!line || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    onOpen(line);
  };
  return (
    // -1 tells listeners that nobody knows yet how many there are.
    <Table
      aria-rowcount={answer ? answer.count + 1 : -1}
      data-typing={rest.isHidden || undefined}
      onClick={open}
    >
      <TransactionCaption lines={lines} isBefore={isBefore} captionRef={captionRef} />
      <thead>
        <tr aria-rowindex={1}>
          <SortedHead of="date" down="newest" up="oldest" sort={sort} onSort={onSort} />
          <ColumnHead scope="col">{t('list.transaction')}</ColumnHead>
          <ColumnHead scope="col">{t('list.status')}</ColumnHead>
          <SortedHead of="amount" down="largest" up="smallest" sort={sort} onSort={onSort} />
        </tr>
      </thead>
      <TransactionRows of={lines} part="first" {...{ inSight, shown, toView }} />
      {rest.lines && rest.lines.nodes.length > inSight && (
        <TransactionRows of={rest.lines} part="rest" {...{ inSight, shown, toView }} />
      )}
    </Table>
  );
});

interface SortedHeadProps {
  readonly of: 'date' | 'amount';
  readonly down: TransactionSort;
  readonly up: TransactionSort;
  readonly sort: TransactionSort;
  readonly onSort: (sort: TransactionSort) => void;
}

/** A column's head that turns its order round, or begins with the newest, the largest. */
function SortedHead({ of, down, up, sort, onSort }: SortedHeadProps) {
  const { t } = useCopy(transactionsCopy);
  const sorted = sort === down ? 'descending' : sort === up ? 'ascending' : undefined;
  return (
    <ColumnHead scope="col" aria-sort={sorted}>
      <button type="button" onClick={() => onSort(sort === down ? up : down)}>
        {t(`list.${of}`)}
        {sorted && <Icon of={ChevronDownIcon} size="small" />}
      </button>
    </ColumnHead>
  );
}
