import { useCopy } from '@linework/copy';
import { isPositive, type PaymentOptions } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

/** Why now, in a sentence: what paying keeps, brings back, or is due when. */
export function AmountLead({ options }: { options: PaymentOptions }) {
  const { t } = useCopy(paymentCopy);
  const { balance, dates, payingBrings } = options;
  if (payingBrings) return t(`amount.leadPastDue.${payingBrings}`);
  if (!isPositive(balance.amountDue)) return t('amount.leadNothing');
  if (balance.nextDueDate === dates.today) return t('amount.leadDueToday');
  return balance.nextDueDate ? t('amount.leadDue', { date: balance.nextDueDate }) : t('amount.leadPending');
}
