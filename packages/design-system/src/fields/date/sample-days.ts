import type { DayMark } from './calendar-words.ts';
import type { DatePickerWords } from './DatePicker.tsx';

/** Days and words that the stories of calendar and date picker share. */
export const sampleWords: DatePickerWords = {
  calendar: 'Payment date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  selected: 'Your day',
  dueDate: 'Bill due',
  due: 'Due',
  unavailable: 'Not available',
  planned: 'Other payments',
  atOnce: 'Charges today',
  range: 'Any day through January 20. We’ll charge it for you.',
};

const reasons: Record<string, string> = {
  '2026-11-22': 'Too late for tomorrow: payments for the next day close at 8:00 p.m.',
  '2026-12-04': 'Two payments are already scheduled for this week.',
  '2026-12-05': 'Two payments are already scheduled for this week.',
};

const planned: Record<string, DayMark> = {
  '2026-11-25': { kind: 'planned', word: 'Scheduled', text: 'Sam Keller scheduled $40.00.' },
  '2026-11-24': { kind: 'atOnce', word: 'Now', text: 'Choosing this day charges $133.25 today.' },
  '2026-11-30': { kind: 'planned', word: 'Auto Pay', text: 'Auto Pay will charge $133.25.' },
};

export const sampleRange = {
  today: '2026-11-21',
  min: '2026-11-21',
  max: '2027-01-20',
  dueDate: '2026-11-28',
  unavailable: (date: string) => reasons[date],
  markOf: (date: string): DayMark | undefined =>
    planned[date] ??
    (date > '2026-11-28' ? { kind: 'late', word: 'Late', text: 'After your due date.' } : undefined),
};
