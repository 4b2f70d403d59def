import { useCopy } from '@linework/copy';
import { ActionGroup, Button, Card } from '@linework/design-system';
import type { Cleared } from '@linework/domain';
import { memo } from 'react';
import type { EmptyName } from './transaction-tabs.ts';
import { transactionsCopy } from './transactions.copy.ts';

export interface NoLinesProps {
  /** Why there are none: a filter fits none, or the list has none yet. */
  readonly why: 'none' | `empty.${EmptyName}`;
  /** What fits none, and would be cleared. */
  readonly cleared: Cleared;
  readonly onClear: () => void;
}

/** That no line is there, and why; of a filter, with the way to all of them. */
export const NoLines = memo(function NoLinesAt({ why, cleared, onClear }: NoLinesProps) {
  const { t } = useCopy(transactionsCopy);
  return (
    <Card title={t(`${why}.title`)}>
      <p>{t(why === 'none' && cleared === 'search' ? 'none.textSearch' : `${why}.text`)}</p>
      {why === 'none' && (
        <ActionGroup>
          <Button variant="secondary" onPress={onClear}>
            {t(`filters.clear.${cleared}`)}
          </Button>
        </ActionGroup>
      )}
    </Card>
  );
});
