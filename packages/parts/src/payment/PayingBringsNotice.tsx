import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { isByCall, isPositive, type Money, type PaymentOptions, subtract } from '@linework/domain';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { paymentCopy } from './payment.copy.ts';

export interface PayingBringsNoticeProps {
  options: Pick<PaymentOptions, 'mobileBillId' | 'balance' | 'payingBrings'>;
  amount: Money;
}

/** What this payment does for the service, and how much is missing where it is not enough. */
export function PayingBringsNotice({ options, amount }: PayingBringsNoticeProps) {
  const { t, rich } = useCopy(paymentCopy);
  const { slots, values } = useSupportPhone();
  const { balance, payingBrings: brings, mobileBillId } = options;
  if (!brings) return null;
  const how = isByCall(brings)
    ? 'phone' in values
      ? rich(`brings.how.${brings}`, slots, values)
      : t(`brings.how.${brings}WithoutPhone`)
    : mobileBillId !== null && brings !== 'staysOn'
      ? t('brings.howMobile')
      : t(`brings.how.${brings}`);
  const missing = subtract(balance.pastDueNet, amount);
  return isPositive(missing) ? (
    <Alert tone="warning" title={t('brings.missing', { missing })}>
      {t(`brings.missingFor.${brings}`)}
    </Alert>
  ) : (
    <Alert tone="positive" title={t(`brings.enough.${brings}`)}>
      {how}
    </Alert>
  );
}
