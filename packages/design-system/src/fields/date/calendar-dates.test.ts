import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { daysOfMonth, formatCalendarDate, formatDay, isBetween } from './calendar-dates.ts';

describe('the days of a month', () => {
  it.each([
    ['2026-11-21', 30],
    ['2026-12-01', 31],
    ['2028-02-29', 29],
  ])('of %s are %i, from the first to the last', (iso, count) => {
    const days = daysOfMonth(parseDate(iso));
    expect(days).toHaveLength(count);
    expect(days[0]).toBe(`${iso.slice(0, 7)}-01`);
    expect(days.at(-1)).toBe(`${iso.slice(0, 7)}-${count}`);
  });
});

describe('a day read out', () => {
  it('is the same day wherever the reader is', () => {
    expect(formatCalendarDate(parseDate('2026-11-26'), 'en-US')).toBe('Thursday, November 26, 2026');
    expect(formatCalendarDate(parseDate('2026-11-26'), 'es-US')).toMatch(/^jueves, 26 de noviembre de 2026$/);
  });

  it('is short where its month is in sight', () => {
    expect(formatDay('2026-11-26', 'en-US')).toBe('November 26');
    expect(formatDay('2026-11-26', 'es-US')).toBe('26 de noviembre');
  });
});

describe('a day between two', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2027-01-20', true],
    ['2027-01-21', false],
  ])('%s: %s', (day, isIn) => {
    expect(isBetween(day, '2026-11-21', '2027-01-20')).toBe(isIn);
    expect(isBetween(day, undefined, undefined)).toBe(true);
  });
});
