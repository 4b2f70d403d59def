import { useCopy } from '@linework/copy';
import {
  type BusinessDate,
  isPositive,
  type Money,
  othersSet,
  type PaymentOptions,
  paymentSum,
} from '@linework/domain';
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
    const { alreadySet, beyond: credit } = paymentSum(amount, paymentDate, options);
    if (!isPositive(credit)) return null;
    return alreadySet.length > 0
      ? say('overpayment.withOthers', { others: say(`others.${othersSet(alreadySet)}`), credit })
      : t('review.credit', { credit });
  };
}
