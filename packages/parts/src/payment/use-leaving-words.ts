import { useCopy } from '@linework/copy';
import { type BusinessDate, leavingDay, type PaymentMethodType } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

/** When the money of a payment leaves, as a sentence: nothing where it leaves on the payment's own day. */
export function useLeavingWords(): (date: BusinessDate, paysFrom: PaymentMethodType) => string | undefined {
  const { t } = useCopy(paymentCopy);
  return (date, paysFrom) => {
    const leavesOn = leavingDay(date, paysFrom);
    return leavesOn === date ? undefined : t('date.leaves', { date, leavesOn });
  };
}
