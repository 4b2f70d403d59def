import { useCopy } from '@linework/copy';
import { Alert, Button } from '@linework/design-system';
import { oneTimePaymentCopy } from '../copy.ts';
import type { OfferedDraftScreenProps } from './OfferedDraftScreen.tsx';
import { useOfferedWords } from './use-offered-words.ts';

/** A form was kept, and the figure that was pressed stands before it: it is mentioned, and not imposed. */
export function OfferedDraftNotice({
  draft,
  today,
  onContinue,
}: Pick<OfferedDraftScreenProps, 'draft' | 'today' | 'onContinue'>) {
  const { t } = useCopy(oneTimePaymentCopy);
  const { started } = useOfferedWords(draft, today);
  return (
    <Alert
      title={started}
      action={
        <Button variant="quiet" onPress={onContinue}>
          {t('offered.continue')}
        </Button>
      }
    >
      {t('offered.nothingPaid')}
    </Alert>
  );
}
