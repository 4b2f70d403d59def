import type { BusinessDate } from './business-date.ts';

const dayMs = 86_400_000;

/**
 * The day after a business date, without the calendar library: what a first page says of tomorrow must not cost it
 * that. Business dates have no time zone, so in UTC each day has its 24 hours.
 */
export const isDayAfter = (later: BusinessDate, earlier: BusinessDate): boolean =>
  Date.parse(later) - Date.parse(earlier) === dayMs;
