import { useCopy } from '@linework/copy';
import { type BusinessDate, latePaymentOn, type PaymentOptions } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

/** How late a scheduled payment is for the bill, in a few words; `null` where it is not, or the figures are not known. */
export function useLateNote(): (
  date: BusinessDate,
  options: Pick<PaymentOptions, 'balance' | 'left'> | null,
) => string | null {
  const { t } = useCopy(paymentCopy);
  return (date, options) => {
    const late = options && latePaymentOn(date, options);
    return late && t('date.late.note', { count: late.days, due: late.dueDate });
  };
}
