import { useCopy } from '@linework/copy';
import {
  devicePlanAfter,
  isCoveredByScheduled,
  isPositive,
  type PaymentOptions,
  unconfirmedAmount,
  zero,
} from '@linework/domain';
import { PastDueLead } from './PastDueLead.tsx';
import { paymentCopy } from './payment.copy.ts';
import { useDeviceWords } from './use-device-words.ts';

/** Why now, in a sentence: what paying keeps, brings back, or is due when. */
export function AmountLead({ options }: { options: PaymentOptions }) {
  const { t } = useCopy(paymentCopy);
  const { nameOf } = useDeviceWords();
  const { device, balance, dates, payingBrings } = options;
  if (device) {
    const { installmentsLeft, lastAmount, monthlyAmount } = devicePlanAfter(device, zero);
    return (
      <>
        {installmentsLeft > 1
          ? t('device.amountLead', { device: nameOf(device), amount: monthlyAmount })
          : t('device.amountLeadLast', { device: nameOf(device), amount: lastAmount })}{' '}
        {t('device.billStays')}
      </>
    );
  }
  if (payingBrings) return <PastDueLead brings={payingBrings} />;
  if (!isPositive(balance.amountDue)) {
    const unconfirmed = unconfirmedAmount(options);
    return unconfirmed ? t('amount.leadUnconfirmed', { amount: unconfirmed }) : t('amount.leadNothing');
  }
  if (isCoveredByScheduled(options)) return t('amount.leadCovered');
  if (balance.nextDueDate === dates.today) return t('amount.leadDueToday');
  return balance.nextDueDate ? t('amount.leadDue', { date: balance.nextDueDate }) : t('amount.leadPending');
}
