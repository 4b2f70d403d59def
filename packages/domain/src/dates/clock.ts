import { fromDate, toCalendarDate } from '@internationalized/date';
import { type BusinessDate, businessDate } from './business-date.ts';

/** Where "now" comes from. Passed in everywhere, so that a rule gives the same answer in a story, a test and the edge. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still, for stories and tests. @param instant RFC 3339 */
export const fixedClock = (instant: string): Clock => ({ now: () => new Date(instant) });

/** The calendar day at an instant in an IANA time zone. */
export const dayIn = (instant: Date, timeZone: string): BusinessDate =>
  businessDate(toCalendarDate(fromDate(instant, timeZone)).toString());

/** Whether the wall clock in a time zone has reached a cut-off. @param cutOff `HH:MM`, 24-hour */
export function hasReached(cutOff: string, instant: Date, timeZone: string): boolean {
  const { hour, minute } = fromDate(instant, timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` >= cutOff;
}
