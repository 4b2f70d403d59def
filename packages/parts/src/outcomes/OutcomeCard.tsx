import { AttentionIcon, Card, Icon, type IconShape, InformationIcon } from '@linework/design-system';
import { type NextAction, type OutcomeCode, outcomes } from '@linework/domain';
import styled from 'styled-components';
import { OutcomeActions } from './OutcomeActions.tsx';
import { OutcomeMoney } from './OutcomeMoney.tsx';
import { StoryOfOutcome } from './story-of-outcome.tsx';
import { useOutcomeWords } from './use-outcome-words.tsx';

const Title = styled.span`
  display: flex;
  gap: var(--lw-space-12);
  align-items: center;

  > svg {
    flex: none;
    color: var(--lw-color-brand);
  }

  &[data-family="failure"] > svg {
    color: var(--lw-color-critical);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);
`;

const iconOf = (code: OutcomeCode): IconShape =>
  outcomes[code].family === 'failure' ? AttentionIcon : InformationIcon;

export interface OutcomeCardProps {
  code: OutcomeCode;
  actions?: readonly NextAction[] | undefined;
  onAction: (action: NextAction) => void;
}

/** An outcome that concerns a part of a page: the rest of the page goes on. */
export function OutcomeCard({ code, actions = outcomes[code].nextActions, onAction }: OutcomeCardProps) {
  const { title, text } = useOutcomeWords(code);
  return (
    <Card
      title={
        <Title data-family={outcomes[code].family}>
          <Icon of={iconOf(code)} size="large" />
          {title}
        </Title>
      }
    >
      <p>{text}</p>
      <OutcomeMoney code={code} />
      {actions.length > 0 && (
        <Actions>
          <OutcomeActions actions={actions} onAction={onAction} />
        </Actions>
      )}
      <StoryOfOutcome code={code} />
    </Card>
  );
}
