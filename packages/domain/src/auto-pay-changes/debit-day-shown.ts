import { type BusinessDate, latestOf } from '../dates/business-date.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import type { DebitDayChoice } from './debit-day-choice.ts';

/** Days that some month does not have. */
const firstShortDay = 29;

/** Whether a day of the month is another one in shorter months: there it is the last. */
export const isMovedInShortMonths = (day: number): boolean => day >= firstShortDay;

/** The last of them, which stands for the last day of every month. */
const longestDay = 31;

/** How a day of the month comes round: on its number, on the last day where a month has none such, or always on the last. */
export function debitRhythm(day: number): 'eachMonth' | 'lastInShortMonths' | 'lastOfMonth' {
  if (day === longestDay) return 'lastOfMonth';
  return isMovedInShortMonths(day) ? 'lastInShortMonths' : 'eachMonth';
}

/**
 * Where a calendar shows a day of the month: the next date that has its number. @param day 1–31
 */
export function shownDebitDay(day: number, from: BusinessDate): BusinessDate {
  const first = nextDayOfMonth(day, from);
  if (dayNumberOf(first) === day) return first;
  // Two short months never follow each other.
  return nextDayOfMonth(day, nextDayOfMonth(1, first));
}

/** The day of the month that a date of the calendar stands for. */
export const dayNumberOf = (date: BusinessDate): number => Number(date.slice(8));

/** The last date that the calendar needs, so that each day of the month is in it. */
export const lastShownDay = (choices: readonly DebitDayChoice[], from: BusinessDate): BusinessDate =>
  choices.map(({ day }) => shownDebitDay(day, from)).reduce((a, b) => latestOf(a, b), from);
