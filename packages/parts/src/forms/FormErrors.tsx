import { useCopy } from '@linework/copy';
import { ErrorSummary } from '@linework/design-system';
import { formsCopy } from './forms.copy.ts';
import type { FormSummary } from './use-form-problems.ts';

/** What is wrong with a form that was sent, at its head. */
export function FormErrors({ summary, attempt }: FormSummary) {
  const { t } = useCopy(formsCopy);
  return (
    attempt > 0 &&
    summary.length > 0 && <ErrorSummary heading={t('errorSummary')} errors={summary} attempt={attempt} />
  );
}
