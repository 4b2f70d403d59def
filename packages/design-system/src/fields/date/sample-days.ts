import type { DatePickerWords } from './DatePicker.tsx';

/** Days and words that the stories of calendar and date picker share. */
export const sampleWords: DatePickerWords = {
  openCalendar: 'Open the calendar',
  calendar: 'Payment date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selected: 'selected',
  dueDate: 'due date',
  unavailable: 'not available',
  range: 'Payments can be made on any other day from November 21 to January 20.',
};

const reasons: Record<string, string> = {
  '2026-11-22': 'Too late for tomorrow: payments for the next day close at 8:00 p.m.',
  '2026-12-04': 'Two payments are already scheduled for this week.',
  '2026-12-05': 'Two payments are already scheduled for this week.',
};

export const sampleRange = {
  today: '2026-11-21',
  min: '2026-11-21',
  max: '2027-01-20',
  dueDate: '2026-11-30',
  unavailable: (date: string) => reasons[date],
};
