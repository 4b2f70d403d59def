import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { isPositive, type Money, type PaymentOptions, subtract } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

export interface PayingBringsNoticeProps {
  options: Pick<PaymentOptions, 'balance' | 'payingBrings'>;
  amount: Money;
}

/** What this payment does for the service, and how much is missing where it is not enough. */
export function PayingBringsNotice({ options, amount }: PayingBringsNoticeProps) {
  const { t } = useCopy(paymentCopy);
  const { balance, payingBrings } = options;
  if (!payingBrings) return null;
  const missing = subtract(balance.pastDueNet, amount);
  return isPositive(missing) ? (
    <Alert tone="warning" title={t('brings.missing', { missing })}>
      {t(`brings.missingFor.${payingBrings}`)}
    </Alert>
  ) : (
    <Alert tone="positive" title={t(`brings.enough.${payingBrings}`)}>
      {t(`brings.how.${payingBrings}`)}
    </Alert>
  );
}
