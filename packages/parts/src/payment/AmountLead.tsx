import { useCopy } from '@linework/copy';
import { isPositive, type PaymentOptions, payingKeepsService } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

/** Why now, in a sentence: what paying keeps, brings back, or is due when. */
export function AmountLead({ options }: { options: PaymentOptions }) {
  const { t } = useCopy(paymentCopy);
  const { balance, dates } = options;
  if (isPositive(balance.pastDueNet)) {
    return t(payingKeepsService(balance, dates.today) ? 'amount.leadPastDue' : 'amount.leadRestore');
  }
  if (!isPositive(balance.amountDue)) return t('amount.leadNothing');
  if (balance.nextDueDate === dates.today) return t('amount.leadDueToday');
  return balance.nextDueDate ? t('amount.leadDue', { date: balance.nextDueDate }) : t('amount.leadPending');
}
