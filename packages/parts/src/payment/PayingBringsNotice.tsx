import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { isPositive, type Money, type PaymentOptions, subtract } from '@linework/domain';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { paymentCopy } from './payment.copy.ts';

export interface PayingBringsNoticeProps {
  options: Pick<PaymentOptions, 'balance' | 'payingBrings'>;
  amount: Money;
}

/** What this payment does for the service, and how much is missing where it is not enough. */
export function PayingBringsNotice({ options, amount }: PayingBringsNoticeProps) {
  const { t, rich } = useCopy(paymentCopy);
  const { slots, values } = useSupportPhone();
  const { balance, payingBrings } = options;
  if (!payingBrings) return null;
  const needsCall = payingBrings === 'comesBackByCall' || payingBrings === 'reopensByCall';
  const missing = subtract(balance.pastDueNet, amount);
  return isPositive(missing) ? (
    <Alert tone="warning" title={t('brings.missing', { missing })}>
      {t(`brings.missingFor.${payingBrings}`)}
    </Alert>
  ) : (
    <Alert tone="positive" title={t(`brings.enough.${payingBrings}`)}>
      {!needsCall && t(`brings.how.${payingBrings}`)}
      {needsCall &&
        ('phone' in values
          ? rich(`brings.how.${payingBrings}`, slots, values)
          : t(`brings.how.${payingBrings}WithoutPhone`))}
    </Alert>
  );
}
