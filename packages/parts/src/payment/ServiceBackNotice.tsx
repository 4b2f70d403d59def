import { useCopy, type ZonedInstant } from '@linework/copy';
import { Alert, ServicesIcon } from '@linework/design-system';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { paymentCopy } from './payment.copy.ts';

/** When service is back, as the payment promised, and what to do where it is not. */
export function ServiceBackNotice({ by }: { readonly by: ZonedInstant }) {
  const { t, rich } = useCopy(paymentCopy);
  const { slots, values } = useSupportPhone();
  return (
    <Alert tone="positive" icon={ServicesIcon} title={t('result.serviceBack.title')}>
      {rich('result.serviceBack.text', slots, { ...values, at: by })}
    </Alert>
  );
}
