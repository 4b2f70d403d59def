import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { oneTimePaymentCopy } from '../copy.ts';

/** The form is as it was left, and what matters most comes first: nothing was submitted. */
export function ResumedNotice() {
  const { t } = useCopy(oneTimePaymentCopy);
  return (
    <Alert role="status" title={t('resumed.title')}>
      {t('resumed.text')}
    </Alert>
  );
}
