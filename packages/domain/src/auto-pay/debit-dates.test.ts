import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBankingDay } from '../dates/banking-days.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { lastDayOfMonth, nextDayOfMonth } from '../dates/months.ts';
import { debitDates } from './debit-dates.ts';

test.each<[string, BusinessDate, BusinessDate, BusinessDate]>([
  ['a weekday', '2026-12-10', '2026-12-10', '2026-12-08'],
  ['a Saturday', '2026-12-05', '2026-12-07', '2026-12-03'],
  ['a Sunday', '2027-01-31', '2027-02-01', '2027-01-28'],
  ['a holiday', '2026-12-25', '2026-12-28', '2026-12-23'],
  ['the Monday after a weekend', '2026-12-07', '2026-12-07', '2026-12-03'],
  ['the Monday after Thanksgiving', '2026-11-30', '2026-11-30', '2026-11-25'],
  ['the Tuesday after a Sunday Fourth of July', '2027-07-06', '2027-07-06', '2027-07-01'],
])('from a bank on %s, %s: leaves on %s, to be changed by %s', (_, date, leavesOn, changeBy) => {
  expect(debitDates(date, 'bankAccount')).toEqual({ date, leavesOn, changeBy });
});

test.each<[BusinessDate, BusinessDate]>([
  ['2026-12-05', '2026-12-04'],
  ['2026-12-25', '2026-12-24'],
  ['2027-01-01', '2026-12-31'],
])('from a card on %s: that day, to be changed by %s', (date, changeBy) => {
  expect(debitDates(date, 'creditCard')).toEqual({ date, leavesOn: date, changeBy });
});

const anyDate = fc.integer({ min: 0, max: 7_300 }).map((days) => addDays('2022-01-01', days));

test('money never leaves before the chosen day, and a change is in before that day', () => {
  fc.assert(
    fc.property(anyDate, fc.constantFrom('creditCard' as const, 'bankAccount' as const), (date, type) => {
      const { leavesOn, changeBy } = debitDates(date, type);
      expect(leavesOn >= date).toBe(true);
      expect(changeBy < date).toBe(true);
      if (type === 'bankAccount') expect([leavesOn, changeBy].every(isBankingDay)).toBe(true);
    }),
  );
});

test('a day of the month stays the same day: in a shorter month its last, after that the chosen one again', () => {
  const year: BusinessDate[] = [];
  for (let from: BusinessDate = '2027-01-01'; year.length < 12; from = addDays(year.at(-1) ?? from, 1))
    year.push(nextDayOfMonth(31, from));
  expect(year.map((date) => date.slice(5))).toEqual(
    '01-31 02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31'.split(' '),
  );
});

test('each month has one debit: on the chosen day, or on its last where it is shorter', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 31 }), (date, day) => {
      const month = date.slice(0, 7);
      const last = lastDayOfMonth(month);
      const inMonth = nextDayOfMonth(day, addDays(last, 1 - Number(last.slice(8))));
      expect(inMonth.slice(0, 7)).toBe(month);
      expect(Number(inMonth.slice(8))).toBe(Math.min(day, Number(last.slice(8))));
      expect(nextDayOfMonth(day, addDays(inMonth, 1)).slice(0, 7)).not.toBe(month);
    }),
  );
});
