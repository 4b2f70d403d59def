import { describe, expect, it } from 'vitest';
import { formatTypedDate, showDate, typedDate } from './format-typed-date.ts';

describe('a date on its way to MM/DD/YY', () => {
  it.each([
    ['112126', '11/21/26'],
    ['11/21/26', '11/21/26'],
    ['11/21/2026', '11/21/26'],
    ['11212026', '11/21/26'],
    ['2026-11-21', '11/21/26'],
    ['1/5/27', '01/05/27'],
    ['11-21-26', '11/21/26'],
    [' 11 / 21 / 26 ', '11/21/26'],
  ])('takes %j', (text, shown) => {
    expect(formatTypedDate(text)).toBe(shown);
  });

  it.each([
    ['1', '1'],
    ['11', '11'],
    ['11/', '11/'],
    ['112', '11/2'],
    ['11/2', '11/2'],
    ['11/212', '11/21/2'],
    ['11/21/', '11/21/'],
    ['11/21/202', '11/21/202'],
  ])('lets %j be finished', (text, shown) => {
    expect(formatTypedDate(text)).toBe(shown);
  });

  it('changes nothing the second time', () => {
    for (const text of ['1', '112', '1/5/27', '11/21/202', '11/21/2026', '2026-1', 'tomorrow']) {
      const once = formatTypedDate(text);
      expect(formatTypedDate(once)).toBe(once);
    }
  });
});

describe('what a typed date stands for', () => {
  it('is the day itself, in any zone', () => {
    expect(typedDate('11/21/26')).toBe('2026-11-21');
    expect(typedDate('02/29/28')).toBe('2028-02-29');
  });

  it.each(['', '11/21', '11/21/202', '13/01/26', '02/30/26', '02/29/27', '00/10/26', '11/00/26'])(
    'is nothing for %j',
    (text) => {
      expect(typedDate(text)).toBeUndefined();
    },
  );

  it('is shown as it was', () => {
    expect(showDate('2026-11-21')).toBe('11/21/26');
    expect(showDate('2027-01-05')).toBe('01/05/27');
  });
});
