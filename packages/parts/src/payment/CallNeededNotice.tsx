import { useCopy } from '@linework/copy';
import { Alert, PhoneIcon } from '@linework/design-system';
import type { CallNeeded } from '@linework/domain';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { paymentCopy } from './payment.copy.ts';

/** What is left to do where paying alone does not bring the service back: the call that does. */
export function CallNeededNotice({ call }: { readonly call: CallNeeded }) {
  const { t, rich } = useCopy(paymentCopy);
  const { slots, values } = useSupportPhone();
  return (
    <Alert tone="warning" icon={PhoneIcon} title={t('result.callNeeded.title')}>
      {'phone' in values
        ? rich(`result.callNeeded.${call}`, slots, values)
        : t(`result.callNeeded.${call}WithoutPhone`)}
    </Alert>
  );
}
