import { useCopy } from '@linework/copy';
import { type BusinessDate, creditLeft, type Money, type PaymentOptions } from '@linework/domain';
import { paymentCopy } from '@linework/parts/payment';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

/** What credit a payment leaves, in words, before it is changed and after; `null` where it leaves none. */
export function useCreditTold(): (
  payment: { readonly amount: Money; readonly paymentDate: BusinessDate },
  options: PaymentOptions,
) => string | null {
  const { t } = useCopy(scheduledPaymentCopy);
  const { t: say } = useCopy(paymentCopy);
  return ({ amount, paymentDate }, options) => {
    const left = creditLeft(amount, paymentDate, options);
    if (!left) return null;
    const { credit, isUnsure } = left;
    if (!left.others) return t(isUnsure ? 'review.creditIfConfirmed' : 'review.credit', { credit });
    const others = say(`others.${left.others}`);
    return isUnsure
      ? t('review.creditWithOthersIfConfirmed', { others, credit })
      : say('overpayment.withOthers', { others, credit });
  };
}
