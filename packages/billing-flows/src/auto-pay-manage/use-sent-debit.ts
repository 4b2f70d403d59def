import { useCopy } from '@linework/copy';
import { debitSentOn, type PaymentOptions, unconfirmedDebit } from '@linework/domain';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';

/** What Auto Pay has charged already, which canceling does not stop, in a sentence; `null` where nothing is on its way. */
export function useSentDebit({
  countedPayments,
  dates,
}: Pick<PaymentOptions, 'countedPayments' | 'dates'>): string | null {
  const { t } = useCopy(autoPayManageCopy);
  const sent = debitSentOn(countedPayments, dates.today);
  if (sent) return t('result.sentToday', { amount: sent.amount });
  const unconfirmed = unconfirmedDebit(countedPayments);
  return unconfirmed && t('result.confirming', { amount: unconfirmed.amount, date: unconfirmed.paymentDate });
}
