import type { BusinessDate } from './business-date.ts';

const dayMs = 86_400_000;

/**
 * Whole days from one business date to another, without the calendar library: what a first page says of days must not
 * cost it that. Business dates have no time zone, so in UTC each day has its 24 hours.
 */
export const daysApart = (from: BusinessDate, to: BusinessDate): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs;

/** Whether a day is the one after another. */
export const isDayAfter = (later: BusinessDate, earlier: BusinessDate): boolean =>
  daysApart(earlier, later) === 1;

/** The day before a business date, as text to be written; the calendar library's `addDays` gives one to reckon with. */
export const dayBefore = (date: BusinessDate): string =>
  new Date(Date.parse(date) - dayMs).toISOString().slice(0, 10);
