import { addDays, type BusinessDate, latestOf } from '../dates/business-date.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import { leavingMoment, longestDelayDays } from '../payment/leaving-moment.ts';
import type { AutoPayEnrolment } from './enrolment.ts';

type DebitState = Pick<AutoPayEnrolment, 'debitDay' | 'lastDebitDate'>;

/** The first debit day that is not dealt with: before today when it is to be made up for, else today or to come. */
export function openDebitDay({ debitDay, lastDebitDate }: DebitState, today: BusinessDate): BusinessDate {
  if (lastDebitDate === null) return nextDayOfMonth(debitDay, today);
  return nextDayOfMonth(debitDay, latestOf(addDays(today, -longestDelayDays), addDays(lastDebitDate, 1)));
}

/** The oldest debit day that went by unnoticed and is too long ago to be made up for; `null` where there is none. */
export function missedDebitDay(
  { debitDay, lastDebitDate }: DebitState,
  today: BusinessDate,
): BusinessDate | null {
  if (lastDebitDate === null) return null;
  const first = nextDayOfMonth(debitDay, addDays(lastDebitDate, 1));
  return leavingMoment(first, today) === 'missed' ? first : null;
}

/**
 * The `lastDebitDate` of an enrolment that begins on a day, or has another debit day from then on: no day before it is
 * made up for, and each from then on is.
 */
export const dealtWithBefore = (firstDay: BusinessDate): BusinessDate => addDays(firstDay, -1);

/** Whether a number is a day that Auto Pay can have; in a shorter month it is the last day. */
export const isDayOfMonth = (day: number): boolean => Number.isInteger(day) && day >= 1 && day <= 31;
