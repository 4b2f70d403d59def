import { clearedBy, isFiltering, type TransactionSort, withFilter } from '@linework/domain';
import { OutcomeCard } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { Sheet } from './list-parts.ts';
import { NoLines } from './NoLines.tsx';
import { TransactionPager } from './TransactionPager.tsx';
import { TransactionSkeleton } from './TransactionSkeleton.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { emptyNames, tabOf, withinTab } from './transaction-tabs.ts';
import type { TransactionsProps } from './transactions.types.ts';
import type { CaptionPlace } from './use-caption.ts';
import { useFilled } from './use-filled.ts';
import { useLatest } from './use-latest.ts';
import { useRest } from './use-rest.ts';
import type { ShownLines } from './use-shown-lines.ts';

const Stack = styled.div`
  container-type: inline-size;
  min-width: 0;

  > :not([hidden]) ~ * {
    margin-block-start: var(--lw-space-16);
  }
`;

export interface TransactionListProps
  extends Pick<TransactionsProps, 'scope' | 'page' | 'view' | 'onView' | 'links'> {
  /** `null` before there are any. */
  readonly lines: ShownLines | null;
  /** The search that somebody typed last; `null` where they did not. */
  readonly typed: string | null;
  /** Whether what was asked for has been on its way for a while. */
  readonly isLongWait: boolean;
  readonly caption: CaptionPlace;
  readonly onClear: () => void;
}

/** The list in each of its states. A page that could not be had leaves the one before it where it was. */
export function TransactionList(props: TransactionListProps) {
  const { scope, page, lines, isLongWait, view, onView, links, caption, typed, onClear } = props;
  const isNone = lines?.nodes.length === 0;
  const filled = useFilled(lines);
  const rest = useRest(filled, !isNone, typed);
  const told = lines?.view ?? view;
  const asked = withinTab(scope, told);
  const isWaiting = page.status === 'loading';
  const turn: TransactionsProps['onView'] = (next, how) => {
    caption.goTo();
    onView(next, how);
  };
  const sort = useLatest((by: TransactionSort) => onView(withFilter(view, { sort: by }), 'push'));
  const open = useLatest((line: string) => onView({ ...told, shown: line }, 'push'));
  return (
    <Stack>
      {page.status === 'failed' && (
        <OutcomeCard code={lines ? 'LW-BIL-030' : 'LW-TRX-010'} onAction={page.onRetry} />
      )}
      {lines === null && page.status === 'loading' && <TransactionSkeleton />}
      {lines !== null && (
        // There, and hidden, while lines fit: to write another text takes less than to make a card while somebody types.
        <div {...(isNone ? { 'aria-busy': isWaiting && told !== view } : { hidden: true })}>
          <NoLines
            why={isFiltering(asked) ? 'none' : `empty.${emptyNames[tabOf(scope, told)]}`}
            cleared={clearedBy(asked)}
            onClear={onClear}
          />
        </div>
      )}
      {filled !== null && (
        <Sheet {...(isNone ? { hidden: true } : { 'aria-busy': isWaiting || rest.lines !== filled })}>
          <TransactionTable
            lines={filled}
            rest={rest}
            isBefore={isLongWait && filled.view !== view}
            shown={view.shown}
            toView={links.toView}
            onSort={sort}
            onOpen={open}
            captionRef={caption.ref}
          />
          <TransactionPager lines={filled} isWaiting={isWaiting} view={view} onView={turn} />
        </Sheet>
      )}
    </Stack>
  );
}
