import { useCopy } from '@linework/copy';
import { Alert, Button, FlowActions } from '@linework/design-system';
import { flowCopy } from './flow.copy.ts';
import { StepHeading } from './StepHeading.tsx';
import { Stack } from './stack.ts';

/** A form that was kept, in words. */
export interface OfferedWords {
  /** Whether it is to be gone on with. */
  readonly question: string;
  /** What was begun, and when. */
  readonly started: string;
  /** What has not happened yet. */
  readonly note: string;
  /** The way on, with what it is about. */
  readonly continueLabel: string;
}

export interface OfferedDraftScreenProps {
  words: OfferedWords;
  onContinue: () => void;
  onRestart: () => void;
}

/** A form was begun and not sent: the customer says whether it is gone on with. */
export function OfferedDraftScreen({ words, onContinue, onRestart }: OfferedDraftScreenProps) {
  const { t } = useCopy(flowCopy);
  return (
    <Stack>
      <StepHeading title={words.question}>
        {words.started} {words.note}
      </StepHeading>
      <FlowActions>
        <Button isFullWidth onPress={onContinue}>
          {words.continueLabel}
        </Button>
        <Button variant="secondary" isFullWidth onPress={onRestart}>
          {t('startOver')}
        </Button>
      </FlowActions>
    </Stack>
  );
}

/** A form was kept, and what was pressed stands before it: it is mentioned, and not imposed. */
export function OfferedDraftNotice({ words, onContinue }: Omit<OfferedDraftScreenProps, 'onRestart'>) {
  const { t } = useCopy(flowCopy);
  return (
    <Alert
      title={words.started}
      action={
        <Button variant="quiet" onPress={onContinue}>
          {t('offered.continue')}
        </Button>
      }
    >
      {words.note}
    </Alert>
  );
}
