import { useCopy } from '@linework/copy';
import { ActionGroup, Button, Card } from '@linework/design-system';
import { type CardOutcomeCode, cardOutcomes } from '@linework/domain';
import { cardOutcomesCopy } from './card-outcomes.copy.ts';
import { keepFocus } from './keep-focus.ts';
import { outcomeActionsCopy } from './outcome-actions.copy.ts';

export interface OutcomeCardProps<Code extends CardOutcomeCode> {
  readonly code: Code;
  readonly onAction: (action: (typeof cardOutcomes)[Code]['nextActions'][number]) => void;
}

/** An outcome that concerns a part of a page, in its place: what that means, and what to do. The rest of the page goes on. */
export function OutcomeCard<Code extends CardOutcomeCode>({ code, onAction }: OutcomeCardProps<Code>) {
  const { t } = useCopy(cardOutcomesCopy);
  const { t: action } = useCopy(outcomeActionsCopy);
  const { nextActions } = cardOutcomes[code];
  return (
    <Card title={t(`${code}.title`)}>
      <p>{t(`${code}.text`)}</p>
      <ActionGroup ref={keepFocus} data-outcome={code}>
        {nextActions.map((name) => (
          <Button key={name} variant="secondary" onPress={() => onAction(name)}>
            {action(name)}
          </Button>
        ))}
      </ActionGroup>
    </Card>
  );
}
