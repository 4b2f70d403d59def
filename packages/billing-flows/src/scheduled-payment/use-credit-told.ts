import { useCopy } from '@linework/copy';
import { type BusinessDate, creditLeft, type Money, type PaymentOptions } from '@linework/domain';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

/** What credit a payment leaves, in words, before it is changed and after; `null` where it leaves none. */
export function useCreditTold(): (
  payment: { readonly amount: Money; readonly paymentDate: BusinessDate },
  options: PaymentOptions,
) => string | null {
  const { t } = useCopy(scheduledPaymentCopy);
  return ({ amount, paymentDate }, options) => {
    const left = creditLeft(amount, paymentDate, options);
    if (!left) return null;
    const words = left.isWithOthers ? 'review.creditWithOthers' : 'review.credit';
    return t(left.isUnsure ? `${words}IfConfirmed` : words, { credit: left.credit });
  };
}
