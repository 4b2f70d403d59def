import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import type { LatePayment } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

/** Says of a day after the due date how late it is, and from when the bill is past due. */
export function LatePaymentNotice({ late }: { readonly late: LatePayment | null }) {
  const { t } = useCopy(paymentCopy);
  if (!late) return null;
  return (
    <Alert tone="warning" title={t('date.late.title', { count: late.days })}>
      {t('date.late.text', { due: late.dueDate, from: late.pastDueFrom })}
    </Alert>
  );
}
