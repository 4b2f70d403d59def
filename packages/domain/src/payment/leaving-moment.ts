import { addDays, type BusinessDate } from '../dates/business-date.ts';

/** Money that should have left while nothing ran still leaves, this many days after its day at most. */
export const longestDelayDays = 3;

/** Whether money that is to leave by itself on a day leaves now: not before its day, and not when that is long over. */
export type LeavingMoment = 'toCome' | 'due' | 'missed';

/** @returns `missed` where nothing is taken any more, and the customer is told so */
export function leavingMoment(date: BusinessDate, today: BusinessDate): LeavingMoment {
  if (today < date) return 'toCome';
  return today <= addDays(date, longestDelayDays) ? 'due' : 'missed';
}
