import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import type { StillMissing } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

/** What a payment left past due, and what paying that too does for the service, as its review said. */
export function StillMissingNotice({ left }: { readonly left: StillMissing }) {
  const { t } = useCopy(paymentCopy);
  const { missing, brings } = left;
  return (
    <Alert tone="warning" title={t('result.stillMissing', { missing })}>
      {t(`brings.missingFor.${brings}`)}
    </Alert>
  );
}
