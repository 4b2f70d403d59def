import { isFiltering, type TransactionSort, withFilter } from '@linework/domain';
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
import { useLinesInSight } from './use-lines-in-sight.ts';
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
  const filled = useFilled(lines);
  const inSight = useLinesInSight();
  const rest = useRest(filled, typed, inSight);
  const told = lines?.view ?? view;
  const isFiltered = isFiltering(withinTab(scope, told));
  const isWaiting = page.status === 'loading';
  const turn: TransactionsProps['onView'] = (next, how) => {
    caption.goTo();
    onView(next, how);
  };
  const clear = useLatest(onClear);
  const sort = useLatest((by: TransactionSort) => onView(withFilter(view, { sort: by }), 'push'));
  const open = useLatest((line: string) => onView({ ...told, shown: line }, 'push'));
  return (
    <Stack>
      {page.status === 'failed' && (
        <OutcomeCard code={lines ? 'LW-BIL-030' : 'LW-TRX-010'} onAction={page.onRetry} />
      )}
      {lines === null && page.status === 'loading' && <TransactionSkeleton />}
      {lines !== null && (
        // There before nothing fits: to write another text takes less than to make a card while somebody types.
        <div hidden={lines.nodes.length > 0}>
          <NoLines why={isFiltered ? 'none' : `empty.${emptyNames[tabOf(scope, told)]}`} onClear={clear} />
        </div>
      )}
      {filled !== null && (
        <Sheet hidden={filled !== lines} aria-busy={isWaiting || rest.lines !== filled}>
          <TransactionTable
            lines={filled}
            rest={rest}
            inSight={inSight}
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
