import { useCopy } from '@linework/copy';
import type { DateProblem, PaymentOptions } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

/** Why a day cannot be chosen. */
export type DayProblem = DateProblem | 'cardExpires';

/** Why a day cannot be had, and what the calendar says. */
export function useDateWords({
  dates: { latest },
  countedPayments,
}: Pick<PaymentOptions, 'dates' | 'countedPayments'>) {
  const { t } = useCopy(paymentCopy);
  // What nobody has confirmed yet is called something else.
  const count = Math.max(1, countedPayments.filter(({ status }) => status === 'pending').length);
  return {
    reasonOf: (problem: DayProblem): string => t(`date.unavailable.${problem}`, { latest, count }),
    calendar: {
      calendar: t('date.calendar.name'),
      previousMonth: t('date.calendar.previousMonth'),
      nextMonth: t('date.calendar.nextMonth'),
      today: t('date.calendar.today'),
      selected: t('date.calendar.selected'),
      dueDate: t('date.calendar.dueDate'),
      due: t('date.calendar.due'),
      unavailable: t('date.calendar.unavailable'),
      planned: t('date.calendar.planned'),
      range: t('date.calendar.range'),
    },
  };
}
