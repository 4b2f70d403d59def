import { useCopy } from '@linework/copy';
import {
  devicePlanAfter,
  isByCall,
  isPositive,
  type PaymentOptions,
  unconfirmedAmount,
  zero,
} from '@linework/domain';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { paymentCopy } from './payment.copy.ts';
import { useDeviceWords } from './use-device-words.ts';

/** Why now, in a sentence: what paying keeps, brings back, or is due when. */
export function AmountLead({ options }: { options: PaymentOptions }) {
  const { t, rich } = useCopy(paymentCopy);
  const { slots, values } = useSupportPhone();
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
  if (isByCall(payingBrings)) {
    return 'phone' in values
      ? rich(`amount.leadPastDue.${payingBrings}`, slots, values)
      : t(`amount.leadPastDue.${payingBrings}WithoutPhone`);
  }
  if (payingBrings) return t(`amount.leadPastDue.${payingBrings}`);
  if (!isPositive(balance.amountDue)) {
    const unconfirmed = unconfirmedAmount(options);
    return unconfirmed ? t('amount.leadUnconfirmed', { amount: unconfirmed }) : t('amount.leadNothing');
  }
  if (balance.nextDueDate === dates.today) return t('amount.leadDueToday');
  return balance.nextDueDate ? t('amount.leadDue', { date: balance.nextDueDate }) : t('amount.leadPending');
}
