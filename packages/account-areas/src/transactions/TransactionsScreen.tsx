import { useCopy } from '@linework/copy';
import { VisuallyHidden } from '@linework/design-system';
import { isFiltering, type TransactionView, withFilter, withoutFilter } from '@linework/domain';
import { ColumnsPage, useLongWait } from '@linework/parts/loadable';
import { useState } from 'react';
import { ListOnly, Sides } from './page-layout.ts';
import { TransactionFilters } from './TransactionFilters.tsx';
import { TransactionHead } from './TransactionHead.tsx';
import { TransactionList } from './TransactionList.tsx';
import { TransactionPanel } from './TransactionPanel.tsx';
import { emptyNames, tabOf, withinTab } from './transaction-tabs.ts';
import { transactionsCopy } from './transactions.copy.ts';
import type { TransactionsProps } from './transactions.types.ts';
import { useBackToLine } from './use-back-to-line.ts';
import { useCaption } from './use-caption.ts';
import { useKept } from './use-kept.ts';
import { useLatest } from './use-latest.ts';
import { useShownLines } from './use-shown-lines.ts';

/** A wait that is over by then is no news, in milliseconds: drawn and said with each letter it costs more than the lines do. */
const noticed = 300;

/** Transactions and payment history: filtered, in pages, each line with its receipt (spec sections 2.3 and 2.5). */
export function TransactionsScreen(props: TransactionsProps) {
  const { scope, view, said, givenUp = 0, onView, page, detail, delayed, links, download, readerId } = props;
  const { t } = useCopy(transactionsCopy);
  const kept = useKept(page, view);
  const lines = useShownLines(kept, view, page.status === 'ready');
  const isLongWait = useLongWait(page.status === 'loading', noticed);
  const { shown } = view;
  useBackToLine(view, links.toView);
  const tab = tabOf(scope, view);
  const isFiltered = isFiltering(withinTab(scope, view));
  const caption = useCaption(page);
  const [clears, setClears] = useState(0);
  const [typed, setTyped] = useState<string | null>(null);
  const clear = useLatest(() => {
    setClears(clears + 1);
    setTyped(null);
    caption.goTo();
    onView({ ...withoutFilter(view), kind: scope === 'mobile' ? view.kind : null }, 'push');
  });
  const look = useLatest((change: Partial<TransactionView>, how: 'push' | 'replace') => {
    caption.leave();
    setTyped(how === 'replace' ? (change.text ?? null) : null);
    onView(withFilter(view, change), how);
  });
  const isOpen = detail !== null || undefined;
  // Where there is nothing yet, there is nothing to look for.
  const isEmpty = page.status === 'ready' && page.value.count === 0 && !isFiltered;
  return (
    <ColumnsPage>
      <ListOnly data-open={isOpen}>
        <TransactionHead
          scope={scope}
          tab={tab}
          links={links}
          download={download}
          lines={lines}
          isAwaited={lines === null && page.status === 'loading'}
        />
        {!isEmpty && (
          // Anew when all is cleared, and when Back comes before the address had said it: what was typed goes too.
          <TransactionFilters
            key={`${clears} ${givenUp}`}
            scope={scope}
            view={said}
            onLook={look}
            isFiltered={isFiltering(withinTab(scope, said))}
            onClear={clear}
          />
        )}
      </ListOnly>
      <VisuallyHidden role="status">
        {isLongWait && t('loading')}
        {page.status === 'ready' &&
          (page.value.count === 0
            ? t(isFiltered ? 'none.title' : `empty.${emptyNames[tab]}.title`)
            : t('list.range', {
                first: page.value.firstIndex,
                last: page.value.firstIndex + page.value.nodes.length - 1,
                count: page.value.count,
              }))}
      </VisuallyHidden>
      <Sides key={isEmpty ? 'empty' : 'list'} data-open={isOpen}>
        <TransactionList
          {...props}
          lines={lines}
          typed={typed}
          isLongWait={isLongWait}
          caption={caption}
          onClear={clear}
        />
        {detail && shown !== null && (
          <TransactionPanel
            detail={detail}
            shown={shown}
            delayed={delayed}
            links={links}
            readerId={readerId}
            onClose={() => onView({ ...view, shown: null }, 'push')}
          />
        )}
      </Sides>
    </ColumnsPage>
  );
}
