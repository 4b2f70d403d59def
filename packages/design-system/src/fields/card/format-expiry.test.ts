import { describe, expect, it } from 'vitest';
import { formatExpiry } from './format-expiry.ts';

describe('a card expiry on its way to MM/YY', () => {
  it.each([
    ['1227', '12/27'],
    ['12/27', '12/27'],
    ['12/2027', '12/27'],
    ['122027', '12/27'],
    ['2027-12', '12/27'],
    ['12-27', '12/27'],
    ['12 / 27', '12/27'],
    [' 0528 ', '05/28'],
    ['5/28', '05/28'],
  ])('takes %j', (text, shown) => {
    expect(formatExpiry(text)).toBe(shown);
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['12/', '12/'],
    ['122', '12/2'],
    ['12/20', '12/20'],
    ['12/202', '12/202'],
    ['20', '20'],
    ['2027', '2027'],
    ['2027-', '2027/'],
    ['2027/1', '2027/1'],
    ['2027/12', '12/27'],
  ])('lets %j be finished', (text, shown) => {
    expect(formatExpiry(text)).toBe(shown);
  });

  it.each([
    ['1327', '1327'],
    ['13/27', '13/27'],
    ['00/27', '00/27'],
  ])('leaves %j, whose month does not exist, to be found wrong', (text, shown) => {
    expect(formatExpiry(text)).toBe(shown);
  });

  it('drops what cannot be part of a date', () => {
    expect(formatExpiry('exp 12')).toBe('12');
  });

  it('changes nothing the second time', () => {
    for (const text of ['1227', '5/', '12/202', '2027-1', '1327', '12/2027', 'x']) {
      const once = formatExpiry(text);
      expect(formatExpiry(once)).toBe(once);
    }
  });
});
