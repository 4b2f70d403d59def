import { useCopy } from '@linework/copy';
import { Button, NewTabMark } from '@linework/design-system';
import type { NextAction } from '@linework/domain';
import { outcomesCopy } from './outcomes.copy.ts';

export interface OutcomeActionsProps {
  actions: readonly NextAction[];
  onAction: (action: NextAction) => void;
}

/** What to do now, the first as the page's primary action. */
export function OutcomeActions({ actions, onAction }: OutcomeActionsProps) {
  const { t } = useCopy(outcomesCopy);
  return actions.map((action, index) => (
    <Button key={action} variant={index === 0 ? 'primary' : 'secondary'} onPress={() => onAction(action)}>
      {t(`actions.${action}`)}
      {action === 'findStore' && <NewTabMark label={t('newTab')} />}
    </Button>
  ));
}
