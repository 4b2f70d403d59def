import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type BusinessDate, daysBetween, latestOf } from '../dates/business-date.ts';
import { dealtWithBefore, missedDebitDay, openDebitDay } from './debit-day.ts';

test.each<[number, BusinessDate | null, BusinessDate, BusinessDate]>([
  [5, null, '2026-12-05', '2026-12-05'],
  [5, null, '2026-12-06', '2027-01-05'],
  [5, '2026-11-05', '2026-12-04', '2026-12-05'],
  [5, '2026-11-05', '2026-12-07', '2026-12-05'],
  [5, '2026-11-05', '2026-12-08', '2026-12-05'],
  [5, '2026-11-05', '2026-12-09', '2027-01-05'],
  [5, '2026-12-05', '2026-12-05', '2027-01-05'],
  [5, '2026-12-05', '2026-12-07', '2027-01-05'],
  [31, '2026-10-31', '2026-11-30', '2026-11-30'],
  [31, '2026-11-30', '2026-11-30', '2026-12-31'],
  [31, '2027-01-31', '2027-02-01', '2027-02-28'],
  [31, '2027-02-28', '2027-03-01', '2027-03-31'],
])('an Auto Pay day %i last dealt with on %s has on %s still to deal with %s', (debitDay, last, on, open) => {
  expect(openDebitDay({ debitDay, lastDebitDate: last }, on)).toBe(open);
});

test.each<[BusinessDate | null, BusinessDate, BusinessDate | null]>([
  [null, '2026-12-20', null],
  ['2026-11-05', '2026-12-04', null],
  ['2026-11-05', '2026-12-08', null],
  ['2026-11-05', '2026-12-09', '2026-12-05'],
  ['2026-11-05', '2027-02-20', '2026-12-05'],
  ['2026-12-05', '2027-02-20', '2027-01-05'],
  ['2027-02-05', '2027-02-20', null],
])(
  'of day 5 last dealt with on %s, on %s the customer is told of a missed debit on %s',
  (last, on, missed) => {
    expect(missedDebitDay({ debitDay: 5, lastDebitDate: last }, on)).toBe(missed);
  },
);

test('an enrolment that begins on its debit day is debited that day, and the day before is not made up for', () => {
  const lastDebitDate = dealtWithBefore('2026-12-05');
  expect(openDebitDay({ debitDay: 5, lastDebitDate }, '2026-12-05')).toBe('2026-12-05');
  expect(openDebitDay({ debitDay: 5, lastDebitDate }, '2026-12-07')).toBe('2026-12-05');
  expect(openDebitDay({ debitDay: 4, lastDebitDate }, '2026-12-05')).toBe('2027-01-04');
});

test('however late and however often somebody looks, each month has one debit or is told as missed, never both', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 31 }),
      fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 30 }),
      (debitDay, pauses) => {
        const start: BusinessDate = '2026-11-21';
        let today = start;
        let lastDebitDate = dealtWithBefore(start);
        const months: string[] = [];
        for (const pause of pauses) {
          today = addDays(today, pause);
          for (;;) {
            const state = { debitDay, lastDebitDate };
            const missed = missedDebitDay(state, today);
            const open = openDebitDay(state, today);
            if (!missed && open > today) break;
            const dealtWith = missed ?? open;
            expect(daysBetween(dealtWith, today) <= 3).toBe(missed === null);
            expect(dealtWith > lastDebitDate).toBe(true);
            lastDebitDate = latestOf(dealtWith, lastDebitDate);
            months.push(dealtWith.slice(0, 7));
          }
        }
        expect(new Set(months).size).toBe(months.length);
        const [first = '', last = ''] = [months[0], months.at(-1)];
        const span = months.length === 0 ? 0 : monthsBetween(first, last) + 1;
        expect(months).toHaveLength(span);
      },
    ),
  );
});

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));
