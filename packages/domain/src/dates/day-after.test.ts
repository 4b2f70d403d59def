import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type BusinessDate } from './business-date.ts';
import { isDayAfter } from './day-after.ts';

const anyDate = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1970-01-01', days));

describe('tomorrow', () => {
  it.each<[BusinessDate, BusinessDate]>([
    ['2026-11-22', '2026-11-21'],
    ['2027-01-01', '2026-12-31'],
    ['2028-02-29', '2028-02-28'],
    ['2026-11-02', '2026-11-01'],
  ])('%s is the day after %s', (later, earlier) => {
    expect(isDayAfter(later, earlier)).toBe(true);
  });

  it('is what the calendar says, and no other day is', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -3, max: 3 }), (date, days) => {
        expect(isDayAfter(addDays(date, days), date)).toBe(days === 1);
      }),
    );
  });
});
