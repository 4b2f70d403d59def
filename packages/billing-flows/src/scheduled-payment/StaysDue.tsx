import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import type { DueByCanceling } from '@linework/domain';
import { PastDueLead } from '@linework/parts/payment';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

/** That canceling a payment pays nothing: what stays due, until when, and what hangs on it. */
export function StaysDue({ due }: { readonly due: DueByCanceling }) {
  const { t } = useCopy(scheduledPaymentCopy);
  if (due.kind === 'due')
    return (
      <Alert tone="warning" title={t('cancel.due.title', { amount: due.amount, date: due.dueDate })}>
        {t('cancel.due.text', { from: due.pastDueFrom })}
      </Alert>
    );
  const { amount, brings } = due;
  return (
    <Alert tone="critical" title={t('warnings.pastDue.title', { amount })}>
      {t('cancel.pastDue')} <PastDueLead brings={brings} />
    </Alert>
  );
}
