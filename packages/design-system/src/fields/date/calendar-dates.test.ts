import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { formatCalendarDate, listDays, reasonsOfMonth } from './calendar-dates.ts';

const weekend = (iso: string) =>
  [0, 6].includes(new Date(`${iso}T00:00:00Z`).getUTCDay()) ? 'Weekend' : undefined;

describe('the days of a month that are not offered', () => {
  it('stand together by their reason', () => {
    const why = (iso: string) => (iso === '2026-11-26' ? 'Bank holiday' : weekend(iso));
    expect(reasonsOfMonth(parseDate('2026-11-01'), { min: '2026-11-21', max: '2026-11-28' }, why)).toEqual([
      { reason: 'Weekend', days: ['2026-11-21', '2026-11-22', '2026-11-28'] },
      { reason: 'Bank holiday', days: ['2026-11-26'] },
    ]);
  });

  it('are listed in the reader’s own way', () => {
    const days = ['2026-11-21', '2026-11-22', '2026-11-28'];
    expect(listDays(days, 'en-US')).toBe('21, 22, and 28');
    expect(listDays(days, 'es-US')).toBe('21, 22 y 28');
  });
});

describe('a day read out', () => {
  it('is the same day wherever the reader is', () => {
    expect(formatCalendarDate(parseDate('2026-11-26'), 'en-US')).toBe('Thursday, November 26, 2026');
    expect(formatCalendarDate(parseDate('2026-11-26'), 'es-US')).toMatch(/^jueves, 26 de noviembre de 2026$/);
  });
});
