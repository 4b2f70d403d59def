import { allForYear } from '@18f/us-federal-holidays';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankClosedFor, bankingDayOnOrAfter, bankingDaysBefore, isBankingDay } from './banking-days.ts';
import { addDays, type BusinessDate, daysBetween } from './business-date.ts';

const everyDayOf = (year: number): BusinessDate[] => {
  const first = `${year}-01-01` as const;
  return Array.from({ length: daysBetween(first, `${year + 1}-01-01`) }, (_, days) => addDays(first, days));
};
const holidaysOf = (year: number): BusinessDate[] =>
  everyDayOf(year).filter((date) => bankClosedFor(date) === 'holiday');

/** K.8 of the Federal Reserve, less what falls on a Saturday; what falls on a Sunday stands on its Monday. */
const published: Readonly<Record<number, string>> = {
  2026: '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
  2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
};

test.each(Object.entries(published))(
  '%s has the holidays that the Federal Reserve has published',
  (year, days) => {
    expect(holidaysOf(Number(year))).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  },
);

test.each(Array.from({ length: 19 }, (_, years) => 2022 + years))(
  'in %i banks keep the federal holidays that fall on a weekday or a Sunday',
  (year) => {
    const federal = allForYear(year, { shiftSaturdayHolidays: false, shiftSundayHolidays: true });
    const days = federal.map(({ dateString }) => dateString.replace(/-(\d)(?=-|$)/g, '-0$1'));
    const saturday = 6;
    expect(holidaysOf(year)).toEqual(days.filter((day) => new Date(day).getUTCDay() !== saturday));
  },
);

test.each<[string, BusinessDate, ReturnType<typeof bankClosedFor>]>([
  ['the Friday before a Saturday Fourth of July', '2026-07-03', null],
  ['a Saturday Fourth of July', '2026-07-04', 'weekend'],
  ['the Monday after it', '2026-07-06', null],
  ['a Sunday Fourth of July', '2027-07-04', 'weekend'],
  ['the Monday that it is kept on', '2027-07-05', 'holiday'],
  ['the Tuesday after that', '2027-07-06', null],
  ['the last day of a year before a Saturday New Year', '2027-12-31', null],
  ['the Monday after a Saturday New Year', '2028-01-03', null],
  ['the Monday after a Sunday New Year', '2023-01-02', 'holiday'],
  ['the day after Thanksgiving', '2026-11-27', null],
  ['Christmas Eve', '2027-12-24', null],
  ['the day before Memorial Day, a Sunday', '2026-05-24', 'weekend'],
  ['the last Monday of a May of 31 days', '2027-05-31', 'holiday'],
  ['the Monday before it', '2027-05-24', null],
])('%s (%s): closed for %s', (_, date, reason) => {
  expect(bankClosedFor(date)).toBe(reason);
  expect(isBankingDay(date)).toBe(reason === null);
});

describe('a bank debit', () => {
  test.each<[BusinessDate, BusinessDate]>([
    ['2026-11-30', '2026-11-30'],
    ['2026-12-05', '2026-12-07'],
    ['2027-01-31', '2027-02-01'],
    ['2026-12-25', '2026-12-28'],
    ['2028-01-01', '2028-01-03'],
    ['2027-07-03', '2027-07-06'],
    ['2024-06-30', '2024-07-01'],
  ])('of %s leaves on %s', (date, leavesOn) => {
    expect(bankingDayOnOrAfter(date)).toBe(leavesOn);
  });

  test('leaves on a banking day, not before its own, and within four days', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const day = bankingDayOnOrAfter(date);
        expect(isBankingDay(day)).toBe(true);
        expect(daysBetween(date, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(date, day)).toBeLessThanOrEqual(4);
        expect(bankingDayOnOrAfter(day)).toBe(day);
      }),
    );
  });
});

const anyDate = fc.integer({ min: 0, max: 7_300 }).map((days) => addDays('2022-01-01', days));

test.each<[BusinessDate, number, BusinessDate]>([
  ['2026-12-08', 1, '2026-12-07'],
  ['2026-12-07', 1, '2026-12-04'],
  ['2026-12-06', 1, '2026-12-04'],
  ['2026-12-07', 2, '2026-12-03'],
  ['2026-11-30', 2, '2026-11-25'],
  ['2026-12-28', 1, '2026-12-24'],
])('before %s the banking day %i back is %s', (date, count, expected) => {
  expect(bankingDaysBefore(date, count)).toBe(expected);
});

test('between a day and the banking day so many before it lie as many banking days less one', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 10 }), (date, count) => {
      const before = bankingDaysBefore(date, count);
      const between = Array.from({ length: daysBetween(before, date) - 1 }, (_, days) =>
        addDays(before, days + 1),
      );
      expect(isBankingDay(before)).toBe(true);
      expect(between.filter(isBankingDay)).toHaveLength(count - 1);
    }),
  );
});
