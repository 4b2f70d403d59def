import { useCopy } from '@linework/copy';
import { type BusinessDate, isPositive, type Money, type PaymentOptions, paymentSum } from '@linework/domain';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

/** What credit a payment leaves, in words, before it is changed and after; `null` where it leaves none. */
export function useCreditTold(): (
  payment: { readonly amount: Money; readonly paymentDate: BusinessDate },
  options: PaymentOptions,
) => string | null {
  const { t } = useCopy(scheduledPaymentCopy);
  return ({ amount, paymentDate }, options) => {
    const { alreadySet, beyond: credit } = paymentSum(amount, paymentDate, options);
    if (!isPositive(credit)) return null;
    return t(alreadySet.length > 0 ? 'review.creditWithOthers' : 'review.credit', { credit });
  };
}
