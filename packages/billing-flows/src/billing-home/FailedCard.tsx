import { useCopy } from '@linework/copy';
import { Button, Card } from '@linework/design-system';
import type { OutcomeCode } from '@linework/domain';
import { StoryOfOutcome } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';

export interface FailedCardProps {
  /** Which part of the page could not be loaded. */
  readonly part: 'summary' | 'bills' | 'activity';
  readonly onRetry: () => void;
}

/** What each part's failure is called in the outcome catalogue. */
const outcomeOf = {
  summary: 'LW-BIL-010',
  bills: 'LW-STM-020',
  activity: 'LW-BIL-030',
} as const satisfies Record<FailedCardProps['part'], OutcomeCode>;

const Again = styled.div`
  justify-self: start;
`;

/** A part of the page that could not be loaded: what that means for the money, and another try. */
export function FailedCard({ part, onRetry }: FailedCardProps) {
  const { t } = useCopy(billingHomeCopy);
  return (
    <Card title={t(`failed.${part}.title`)}>
      <p>{t(`failed.${part}.text`)}</p>
      <Again>
        <Button variant="secondary" onPress={onRetry}>
          {t('failed.retry')}
        </Button>
      </Again>
      <StoryOfOutcome code={outcomeOf[part]} />
    </Card>
  );
}
