import { type CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/** Dates are formatted as they stand, away from any zone that could move them by a day. */
const ZONE = 'UTC';

/** "Thursday, November 26, 2026", in the locale's own way. */
export function formatCalendarDate(date: CalendarDate, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: ZONE }).format(date.toDate(ZONE));
}

/** "Nov 26", in the locale's own way. */
export function formatShortDate(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: ZONE }).format(
    parseDate(iso).toDate(ZONE),
  );
}

/** "26, 27, and 30", as a list in the locale’s own way; the month stands above the calendar. */
export function listDays(days: readonly string[], locale: string): string {
  const numbers = days.map((iso) => String(parseDate(iso).day));
  return new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(numbers);
}

/** The days of a month that cannot be chosen although they lie in the range, together by their reason. */
export function reasonsOfMonth(
  month: CalendarDate,
  range: { min?: string | undefined; max?: string | undefined },
  unavailable: (date: string) => string | undefined,
): { reason: string; days: string[] }[] {
  const groups = new Map<string, string[]>();
  const last = endOfMonth(month);
  for (let date = startOfMonth(month); date.compare(last) <= 0; date = date.add({ days: 1 })) {
    const iso = date.toString();
    const isInRange = (!range.min || iso >= range.min) && (!range.max || iso <= range.max);
    const reason = isInRange ? unavailable(iso) : undefined;
    if (reason !== undefined) groups.set(reason, [...(groups.get(reason) ?? []), iso]);
  }
  return [...groups].map(([reason, days]) => ({ reason, days }));
}
