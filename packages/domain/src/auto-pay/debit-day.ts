import { addDays, type BusinessDate, latestOf, nextDayOfMonth } from '../dates/business-date.ts';
import type { AutoPayEnrolment } from './enrolment.ts';

/** A debit day that fell while nothing ran is made up for, this many days at most. */
export const longestDelayDays = 3;

/** The first debit day that is not dealt with: before today when it is to be made up for, else today or to come. */
export function openDebitDay(
  { debitDay, lastDebitDate }: Pick<AutoPayEnrolment, 'debitDay' | 'lastDebitDate'>,
  today: BusinessDate,
): BusinessDate {
  if (lastDebitDate === null) return nextDayOfMonth(debitDay, today);
  return nextDayOfMonth(debitDay, latestOf(addDays(today, -longestDelayDays), addDays(lastDebitDate, 1)));
}
