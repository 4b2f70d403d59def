import { fromDate, parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { type BusinessDate, businessDate } from './business-date.ts';

/** Where "now" comes from. Passed in everywhere, so that a rule gives the same answer in a story, a test and the edge. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still, for stories and tests. @param instant RFC 3339 */
export const fixedClock = (instant: string): Clock => ({ now: () => new Date(instant) });

const quarterMs = 900_000;
const offsets = new Map<string, { readonly quarter: number; readonly offset: number }>();

/**
 * How far a time zone is from UTC at an instant, in milliseconds. Zones change their offset on a quarter of an hour of
 * UTC and not between, so within one it is looked up once: the calendar library takes longer for that than all the rest.
 */
function offsetIn(instant: Date, timeZone: string): number {
  const quarter = Math.floor(instant.getTime() / quarterMs);
  const known = offsets.get(timeZone);
  if (known?.quarter === quarter) return known.offset;
  const { offset } = fromDate(instant, timeZone);
  offsets.set(timeZone, { quarter, offset });
  return offset;
}

/** What the wall clock of a time zone shows at an instant, written as if the zone were UTC. */
const wallClock = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + offsetIn(instant, timeZone)).toISOString();

/** The calendar day at an instant in an IANA time zone. */
export const dayIn = (instant: Date, timeZone: string): BusinessDate =>
  businessDate(wallClock(instant, timeZone).slice(0, 10));

/** The instant at which the wall clock of a time zone shows a time on a day. @param time `HH:MM`, 24-hour */
export const instantAt = (day: BusinessDate, time: string, timeZone: string): Date =>
  toZoned(toCalendarDateTime(parseDate(day), parseTime(time)), timeZone).toDate();

/** The time that the wall clock of a time zone shows at an instant, `HH:MM`. */
export const timeIn = (instant: Date, timeZone: string): string => wallClock(instant, timeZone).slice(11, 16);

/** Whether the wall clock in a time zone has reached a cut-off. @param cutOff `HH:MM`, 24-hour */
export const hasReached = (cutOff: string, instant: Date, timeZone: string): boolean =>
  timeIn(instant, timeZone) >= cutOff;
