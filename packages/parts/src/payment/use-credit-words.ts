import { useCopy } from '@linework/copy';
import { type BecomesCredit, type BusinessDate, becomesCredit, type Money } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

const words = {
  all: 'review.payingAhead',
  allIfConfirmed: 'review.payingUnconfirmed',
  part: 'review.payingCredit',
  partIfConfirmed: 'review.payingCreditIfConfirmed',
  withOthers: 'review.payingCreditWithOthers',
  withOthersIfConfirmed: 'review.payingCreditWithOthersIfConfirmed',
} as const satisfies Record<BecomesCredit['what'], unknown>;

/** What a payment about to be made makes a credit of, in words; `null` where it pays no more than is due. */
export function useCreditWords(): (
  amount: Money,
  date: BusinessDate,
  options: Parameters<typeof becomesCredit>[2],
) => string | null {
  const { t } = useCopy(paymentCopy);
  return (amount, date, options) => {
    const told = becomesCredit(amount, date, options);
    if (!told) return null;
    return t(words[told.what], {
      ...('credit' in told && { extra: told.credit }),
      ...('others' in told && { others: t(`others.${told.others}`) }),
    });
  };
}
