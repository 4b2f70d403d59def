import { useCopy } from '@linework/copy';
import { Button, NewTabMark } from '@linework/design-system';
import type { NextAction } from '@linework/domain';
import { outcomeActionsCopy } from './outcome-actions.copy.ts';

export interface OutcomeActionsProps {
  actions: readonly NextAction[];
  onAction: (action: NextAction) => void;
  /** The page's primary action stands before these. */
  areSecondary?: boolean;
}

/** What to do now, the first as the page's primary action. */
export function OutcomeActions({ actions, onAction, areSecondary = false }: OutcomeActionsProps) {
  const { t } = useCopy(outcomeActionsCopy);
  return actions.map((action, index) => (
    <Button
      key={action}
      variant={index === 0 && !areSecondary ? 'primary' : 'secondary'}
      onPress={() => onAction(action)}
    >
      {t(action)}
      {action === 'findStore' && <NewTabMark label={t('newTab')} />}
    </Button>
  ));
}
