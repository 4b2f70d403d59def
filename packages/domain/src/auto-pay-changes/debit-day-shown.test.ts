import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsWith } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { zero } from '../money/arithmetic.ts';
import { debitDayChoices } from './debit-day-choice.ts';
import {
  dayNumberOf,
  debitRhythm,
  isMovedInShortMonths,
  lastShownDay,
  shownDebitDay,
} from './debit-day-shown.ts';

test.each<[number, BusinessDate, BusinessDate]>([
  [21, '2026-11-21', '2026-11-21'],
  [5, '2026-11-21', '2026-12-05'],
  [30, '2026-11-21', '2026-11-30'],
  [31, '2026-11-21', '2026-12-31'],
  [30, '2027-01-31', '2027-03-30'],
  [29, '2028-02-01', '2028-02-29'],
])('day %i is shown from %s on at %s', (day, from, shown) => {
  expect(shownDebitDay(day, from)).toBe(shown);
});

test('each day of the month stands once at its own number, from any day on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 31 }), (later, day) => {
      const from = addDays('2026-01-01', later);
      const shown = shownDebitDay(day, from);
      expect(dayNumberOf(shown)).toBe(day);
      expect(shown >= from && shown <= addDays(from, 61)).toBe(true);
    }),
  );
});

test('the calendar ends where the last of them stands', () => {
  const choices = debitDayChoices(factsWith({}), { from: '2026-11-21', covered: zero });
  expect(lastShownDay(choices, '2026-11-21')).toBe('2026-12-31');
});

test.each([
  [28, false],
  [29, true],
  [31, true],
])('some month does not have day %i: %s', (day, isMoved) => expect(isMovedInShortMonths(day)).toBe(isMoved));

test.each([
  [28, 'eachMonth'],
  [29, 'lastInShortMonths'],
  [30, 'lastInShortMonths'],
  [31, 'lastOfMonth'],
] as const)('day %i comes round %s', (day, rhythm) => expect(debitRhythm(day)).toBe(rhythm));
