import { useCopy } from '@linework/copy';
import { Button, ChevronLeftIcon, ChevronRightIcon, Icon } from '@linework/design-system';
import {
  mostTransactionsShown,
  type TransactionPage,
  transactionPageSize,
  withFilter,
} from '@linework/domain';
import { Foot } from './list-parts.ts';
import { transactionsCopy } from './transactions.copy.ts';
import type { TransactionsProps } from './transactions.types.ts';
import type { ShownLines } from './use-shown-lines.ts';

export interface TransactionPagerProps extends Pick<TransactionsProps, 'view' | 'onView'> {
  readonly lines: ShownLines;
  /** Whether what was asked for is on its way. */
  readonly isWaiting: boolean;
}

interface AnswerPagerProps extends Pick<TransactionsProps, 'view' | 'onView'> {
  readonly page: TransactionPage;
}

/** Which part of the list is shown, and the ways to the others: there are none before it is known how many fit. */
export function TransactionPager({ lines: { answer, nodes }, isWaiting, ...asked }: TransactionPagerProps) {
  const { t } = useCopy(transactionsCopy);
  if (answer) return <AnswerPager page={answer} {...asked} />;
  if (!isWaiting) return null;
  return (
    <Foot aria-label={t('pager.label')}>
      <span>{t('list.lookingForMore', { count: nodes.length })}</span>
    </Foot>
  );
}

function AnswerPager({ page, view, onView }: AnswerPagerProps) {
  const { t } = useCopy(transactionsCopy);
  const { nodes, firstIndex, count, startCursor, endCursor, hasPreviousPage, hasNextPage } = page;
  const [back, on] = view.sort === 'newest' ? (['newer', 'older'] as const) : (['previous', 'next'] as const);
  const start = withFilter(view, {});
  const hasMore = hasPreviousPage || hasNextPage;
  return (
    <Foot aria-label={t('pager.label')}>
      <span>{t('list.range', { first: firstIndex, last: firstIndex + nodes.length - 1, count })}</span>
      {(hasMore || view.showsAll) && (
        <div>
          {!view.showsAll && (
            <>
              <Button
                variant="secondary"
                isDisabled={!hasPreviousPage}
                icon={<Icon of={ChevronLeftIcon} />}
                onPress={() => onView({ ...start, before: startCursor }, 'push')}
              >
                {t(`pager.${back}`)}
              </Button>
              <Button
                variant="secondary"
                isDisabled={!hasNextPage}
                onPress={() => onView({ ...start, after: endCursor }, 'push')}
              >
                {t(`pager.${on}`)}
                <Icon of={ChevronRightIcon} />
              </Button>
            </>
          )}
          {!view.showsAll && count <= mostTransactionsShown && (
            <Button variant="quiet" onPress={() => onView({ ...start, showsAll: true }, 'push')}>
              {t('pager.all', { count })}
            </Button>
          )}
          {view.showsAll && (
            <Button variant="quiet" onPress={() => onView(start, 'push')}>
              {t('pager.pages', { count: transactionPageSize })}
            </Button>
          )}
        </div>
      )}
    </Foot>
  );
}
