import { type BusinessDate, daysBetween } from './business-date.ts';

/** Whether a day is the one after another. */
export const isDayAfter = (later: BusinessDate, earlier: BusinessDate): boolean =>
  daysBetween(earlier, later) === 1;
