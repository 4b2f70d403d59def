import { CalendarDate, endOfMonth, parseDate } from '@internationalized/date';
import { type BusinessDate, businessDate } from './business-date.ts';

const fromCalendar = (date: CalendarDate): BusinessDate => businessDate(date.toString());

/** The same day so many months later, or earlier; in a shorter month its last day. */
export const addMonths = (date: BusinessDate, months: number): BusinessDate =>
  fromCalendar(parseDate(date).add({ months }));

/** The last day of a month given as `YYYY-MM`: a card works through it. */
export function lastDayOfMonth(yearMonth: string): BusinessDate {
  return fromCalendar(endOfMonth(parseDate(`${yearMonth}-01`)));
}

/** The next date, `from` included, that falls on a day of the month; short months use their last day. */
export function nextDayOfMonth(day: number, from: BusinessDate): BusinessDate {
  const start = parseDate(from);
  const inMonth = (month: CalendarDate) =>
    new CalendarDate(month.year, month.month, Math.min(day, endOfMonth(month).day));
  const here = inMonth(start);
  return fromCalendar(here.compare(start) >= 0 ? here : inMonth(start.set({ day: 1 }).add({ months: 1 })));
}
