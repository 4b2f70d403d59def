import {
  fromDate,
  parseDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
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

/** The instant at which the wall clock of a time zone shows a time on a day. @param time `HH:MM`, 24-hour */
export const instantAt = (day: BusinessDate, time: string, timeZone: string): Date =>
  toZoned(toCalendarDateTime(parseDate(day), parseTime(time)), timeZone).toDate();

/** The time that the wall clock of a time zone shows at an instant, `HH:MM`. */
export function timeIn(instant: Date, timeZone: string): string {
  const { hour, minute } = fromDate(instant, timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Whether the wall clock in a time zone has reached a cut-off. @param cutOff `HH:MM`, 24-hour */
export const hasReached = (cutOff: string, instant: Date, timeZone: string): boolean =>
  timeIn(instant, timeZone) >= cutOff;
