import { useCopy } from '@linework/copy';
import { isPositive, type PaymentOptions } from '@linework/domain';
import { oneTimePaymentCopy } from '../copy.ts';
import { keepsService } from './amount-choices.ts';

/** Why now, in a sentence: what paying keeps, brings back, or is due when. */
export function AmountLead({ options }: { options: PaymentOptions }) {
  const { t } = useCopy(oneTimePaymentCopy);
  const { balance, dates } = options;
  if (isPositive(balance.pastDueNet)) {
    return t(keepsService(options) ? 'amount.leadPastDue' : 'amount.leadRestore');
  }
  if (!isPositive(balance.amountDue)) return t('amount.leadNothing');
  if (balance.nextDueDate === dates.today) return t('amount.leadDueToday');
  return balance.nextDueDate ? t('amount.leadDue', { date: balance.nextDueDate }) : t('amount.leadPending');
}
