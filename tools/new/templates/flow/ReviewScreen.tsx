import { useCopy } from '@linework/copy';
import { Button, FlowActions } from '@linework/design-system';
import { Stack, StepHeading } from '@linework/parts/flow';
import { flowNameCopy } from './flow-name.copy.ts';
import type { FlowNameFacts } from './flow-name.types.ts';

export interface ReviewScreenProps {
  readonly facts: FlowNameFacts;
  /** It is being sent: nothing can be changed, nothing moves. */
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}

/** What will be done, to be read once more. */
export function ReviewScreen({ facts: { companyName }, isBusy, onSubmit }: ReviewScreenProps) {
  const { t } = useCopy(flowNameCopy);
  return (
    <Stack>
      <StepHeading title={t('review.heading')}>{t('review.text', { companyName })}</StepHeading>
      <FlowActions>
        <Button isFullWidth isBusy={isBusy} busyLabel={t('review.busy')} onPress={onSubmit}>
          {t('review.submit')}
        </Button>
      </FlowActions>
    </Stack>
  );
}
