import { parseDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  type BusinessDate,
  businessDate,
  daysBetween,
  earliestOf,
  isBusinessDate,
  parseTypedDate,
  toTypedDate,
} from './business-date.ts';
import { businessDateSchema } from './business-date-schema.ts';
import { addMonths, lastDayOfMonth, nextDayOfMonth } from './months.ts';

const anyDay = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays('2026-01-01', days));
const anyDayOfThisCentury = fc.integer({ min: 0, max: 36_523 }).map((days) => addDays('2000-01-01', days));

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['0000-01-01', false],
  ['+12026-11-21', false],
  ['2026-1-1', false],
  ['2026-11-21T00:00:00Z', false],
  ['11/21/2026', false],
  ['', false],
])('%j names a day: %s', (text, exists) => {
  expect(isBusinessDate(text)).toBe(exists);
  expect(businessDateSchema.safeParse(text).success).toBe(exists);
  if (!exists) expect(() => businessDate(text)).toThrow(RangeError);
});

test('a schema takes nothing but text for a day', () => {
  expect(businessDateSchema.safeParse(20_261_121).success).toBe(false);
  expect(businessDateSchema.safeParse(null).success).toBe(false);
});

test.each<[BusinessDate, number, BusinessDate]>([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  // The nights on which clocks change are days like any other.
  ['2026-03-07', 1, '2026-03-08'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-10-31', 1, '2026-11-01'],
  ['2026-11-01', 1, '2026-11-02'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});

test.each<[BusinessDate, number, BusinessDate]>([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-05', 1, '2027-01-05'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test('days added can be counted back, and text order is calendar order', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4_000, max: 4_000 }), (date, days) => {
      const moved = addDays(date, days);
      expect(daysBetween(date, moved)).toBe(days);
      expect(addDays(moved, -days)).toBe(date);
      expect(moved).toBe(parseDate(date).add({ days }).toString());
      expect(moved > date).toBe(days > 0);
      expect(earliestOf(date, moved)).toBe(days > 0 ? date : moved);
    }),
  );
});

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s', (month, last) => {
  expect(lastDayOfMonth(month)).toBe(last);
});

test.each<[number, BusinessDate, BusinessDate]>([
  [21, '2026-11-21', '2026-11-21'],
  [20, '2026-11-21', '2026-12-20'],
  [22, '2026-11-21', '2026-11-22'],
  [31, '2026-11-21', '2026-11-30'],
  [31, '2026-11-30', '2026-11-30'],
  [30, '2027-01-31', '2027-02-28'],
  [29, '2028-02-01', '2028-02-29'],
  [1, '2026-12-31', '2027-01-01'],
])('a debit on day %i, seen from %s, comes on %s', (day, from, expected) => {
  expect(nextDayOfMonth(day, from)).toBe(expected);
});

test('a debit day always comes within a month, never in the past', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 31 }), (from, day) => {
      const wait = daysBetween(from, nextDayOfMonth(day, from));
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(30);
    }),
  );
});

test.each([
  ['11/21/26', '2026-11-21'],
  [' 1/2/27 ', '2027-01-02'],
  ['02/29/28', '2028-02-29'],
  ['02/29/26', null],
  ['13/01/26', null],
  ['11/21/2026', null],
  ['11-21-26', null],
  ['112126', null],
  ['', null],
])('a date typed as %j is read as %s', (text, date) => {
  expect(parseTypedDate(text)).toBe(date);
});

test('a date shown as MM/DD/YY reads back as itself', () => {
  expect(toTypedDate('2026-11-05')).toBe('11/05/26');
  fc.assert(
    fc.property(anyDayOfThisCentury, (date) => {
      expect(parseTypedDate(toTypedDate(date))).toBe(date);
    }),
  );
});
