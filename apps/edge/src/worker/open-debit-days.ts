import { addDays, longestDelayDays, nextDayOfMonth } from '@linework/domain';
import { earliestDay, latestDay } from './today-somewhere.ts';

const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1);

/** Debit days (1 to 31) that may have to be dealt with: those of today, wherever it is today, and those to be made up for. */
export function openDebitDays(now: Date): number[] {
  const earliest = addDays(earliestDay(now), -longestDelayDays);
  const latest = latestDay(now);
  return daysOfMonth.filter((day) => nextDayOfMonth(day, earliest) <= latest);
}
