import { useCopy } from '@linework/copy';
import type { DayMark } from '@linework/design-system';
import {
  businessDate,
  isPositive,
  latePaymentOn,
  type PaymentOptions,
  personToReader,
} from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

export type MarkedOptions = Pick<PaymentOptions, 'balance' | 'left' | 'autoPayDebit' | 'scheduledPayments'>;

/** What else leaves on a day, and that it is after the due date: the word in the calendar and the sentence under it. */
export function useDayMarks(options: MarkedOptions, userId: string): (day: string) => DayMark | undefined {
  const { t } = useCopy(paymentCopy);
  const { autoPayDebit, scheduledPayments } = options;
  return (day) => {
    const date = businessDate(day);
    const scheduled = scheduledPayments.find(({ paymentDate }) => paymentDate === date);
    if (scheduled) {
      const { amount, createdBy } = scheduled;
      const text = t(`shield.scheduled.${personToReader(createdBy, userId)}`, {
        amount,
        date,
        name: createdBy.name,
      });
      return { kind: 'planned', word: t('date.calendar.scheduled'), text };
    }
    if (autoPayDebit?.date === date && isPositive(autoPayDebit.estimatedAmount)) {
      const text = t('shield.autoPay', { amount: autoPayDebit.estimatedAmount, date });
      return { kind: 'planned', word: t('date.calendar.autoPay'), text };
    }
    if (!latePaymentOn(date, options)) return undefined;
    return { kind: 'late', word: t('date.calendar.late'), text: t('date.calendar.lateText') };
  };
}
