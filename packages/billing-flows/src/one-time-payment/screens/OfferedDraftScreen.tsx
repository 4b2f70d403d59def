import { useCopy } from '@linework/copy';
import { Button, FlowActions } from '@linework/design-system';
import type { BusinessDate } from '@linework/domain';
import { oneTimePaymentCopy } from '../copy.ts';
import type { PaymentDraft } from '../one-time-payment.context.ts';
import { StepHeading } from './StepHeading.tsx';
import { Stack } from './stack.ts';
import { useOfferedWords } from './use-offered-words.ts';

export interface OfferedDraftScreenProps {
  draft: PaymentDraft;
  today: BusinessDate;
  onContinue: () => void;
  onRestart: () => void;
}

/** A payment was begun and not made: the customer says whether it is gone on with. */
export function OfferedDraftScreen({ draft, today, onContinue, onRestart }: OfferedDraftScreenProps) {
  const { t } = useCopy(oneTimePaymentCopy);
  const { started } = useOfferedWords(draft, today);
  return (
    <Stack>
      <StepHeading title={t('offered.heading', { amount: draft.amount })}>
        {started} {t('offered.nothingPaid')}
      </StepHeading>
      <FlowActions>
        <Button isFullWidth onPress={onContinue}>
          {t('continueWith', { amount: draft.amount })}
        </Button>
        <Button variant="secondary" isFullWidth onPress={onRestart}>
          {t('startOver')}
        </Button>
      </FlowActions>
    </Stack>
  );
}
