import { type CalendarDate, parseDate } from '@internationalized/date';

/** Dates are formatted as they stand, away from any zone that could move them by a day. */
const ZONE = 'UTC';

/** "Thursday, November 26, 2026", in the locale's own way. */
export function formatCalendarDate(date: CalendarDate, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: ZONE }).format(date.toDate(ZONE));
}

/** "November 26", in the locale's own way. */
export function formatDay(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: ZONE }).format(
    parseDate(iso).toDate(ZONE),
  );
}

/** Whether a day lies between two others, each counted in; one that is not given bounds nothing. All `YYYY-MM-DD`. */
export const isBetween = (day: string, min: string | undefined, max: string | undefined): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

/** Every day of a month, `YYYY-MM-DD`. */
export function daysOfMonth(month: CalendarDate): string[] {
  const first = month.set({ day: 1 });
  return Array.from({ length: month.calendar.getDaysInMonth(month) }, (_, day) =>
    first.add({ days: day }).toString(),
  );
}
