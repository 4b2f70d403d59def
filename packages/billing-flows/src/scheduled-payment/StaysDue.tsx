import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { type DueByCanceling, isByCall } from '@linework/domain';
import { paymentCopy } from '@linework/parts/payment';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

/** That canceling a payment pays nothing: what stays due, until when, and what hangs on it. */
export function StaysDue({ due }: { readonly due: DueByCanceling }) {
  const { t } = useCopy(scheduledPaymentCopy);
  const { t: say } = useCopy(paymentCopy);
  if (due.kind === 'due')
    return (
      <Alert tone="warning" title={t('cancel.due.title', { amount: due.amount, date: due.dueDate })}>
        {t('cancel.due.text', { from: due.pastDueFrom })}
      </Alert>
    );
  const { amount, brings } = due;
  return (
    <Alert tone="critical" title={t('warnings.pastDue.title', { amount })}>
      {t('cancel.pastDue')}{' '}
      {say(`amount.leadPastDue.${isByCall(brings) ? (`${brings}WithoutPhone` as const) : brings}`)}
    </Alert>
  );
}
