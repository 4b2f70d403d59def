import { addDays, type BusinessDate } from './business-date.ts';
import { lastDayOfMonth } from './months.ts';

/** A holiday of the Federal Reserve Banks: a day of the year, or a weekday of a month counted from either end. */
type HolidayRule =
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly which: number | 'last' };

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

/** The holidays since 2022, as the Federal Reserve publishes them (K.8). */
const holidays: readonly HolidayRule[] = [
  /** New Year's Day. */
  { month: 1, day: 1 },
  /** Birthday of Martin Luther King, Jr. */
  { month: 1, weekday: monday, which: 3 },
  /** Washington's Birthday. */
  { month: 2, weekday: monday, which: 3 },
  /** Memorial Day. */
  { month: 5, weekday: monday, which: 'last' },
  /** Juneteenth. */
  { month: 6, day: 19 },
  /** Independence Day. */
  { month: 7, day: 4 },
  /** Labor Day. */
  { month: 9, weekday: monday, which: 1 },
  /** Columbus Day. */
  { month: 10, weekday: monday, which: 2 },
  /** Veterans Day. */
  { month: 11, day: 11 },
  /** Thanksgiving Day. */
  { month: 11, weekday: thursday, which: 4 },
  /** Christmas Day. */
  { month: 12, day: 25 },
];

/** Sunday is 0. Business dates have no time zone, so that UTC's weekday is theirs. */
const weekdayOf = (date: BusinessDate): number => new Date(date).getUTCDay();

const monthOf = (date: BusinessDate): number => Number(date.slice(5, 7));
const dayOf = (date: BusinessDate): number => Number(date.slice(8));

function fallsOn(rule: HolidayRule, date: BusinessDate): boolean {
  if (rule.month !== monthOf(date)) return false;
  const day = dayOf(date);
  if ('day' in rule) return rule.day === day;
  if (rule.weekday !== weekdayOf(date)) return false;
  if (rule.which !== 'last') return rule.which === Math.ceil(day / 7);
  return day + 7 > dayOf(lastDayOfMonth(date.slice(0, 7)));
}

const isNamedHoliday = (date: BusinessDate): boolean => holidays.some((rule) => fallsOn(rule, date));

/**
 * Why banks move no money on a day; `null` on a banking day. A holiday that falls on a Sunday is kept on the Monday after
 * it, one that falls on a Saturday is not moved: the Federal Reserve Banks are open on the Friday before.
 */
export function bankClosedFor(date: BusinessDate): 'weekend' | 'holiday' | null {
  const weekday = weekdayOf(date);
  if (weekday === saturday || weekday === sunday) return 'weekend';
  const isKeptToday = isNamedHoliday(date) || (weekday === monday && isNamedHoliday(addDays(date, -1)));
  return isKeptToday ? 'holiday' : null;
}

/** Whether banks move money on a day: no weekend, and no holiday of the Federal Reserve. */
export const isBankingDay = (date: BusinessDate): boolean => bankClosedFor(date) === null;

/** The day itself, or the first banking day after it: a bank debit that falls on another day leaves then. */
export function bankingDayOnOrAfter(date: BusinessDate): BusinessDate {
  let day = date;
  while (!isBankingDay(day)) day = addDays(day, 1);
  return day;
}

function countBankingDays(date: BusinessDate, count: number, step: 1 | -1): BusinessDate {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, step);
    if (isBankingDay(day)) left -= 1;
  }
  return day;
}

/** The banking day that lies so many banking days before a day. @param count whole days, 1 or more */
export const bankingDaysBefore = (date: BusinessDate, count: number): BusinessDate =>
  countBankingDays(date, count, -1);

/** The banking day that lies so many banking days after a day. @param count whole days, 1 or more */
export const bankingDaysAfter = (date: BusinessDate, count: number): BusinessDate =>
  countBankingDays(date, count, 1);
