import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyParts } from './money-parts.ts';

describe('an amount of money', () => {
  it.each([
    [26_437, 'en-US', '$264.37'],
    [123_456, 'es-US', '$1,234.56'],
    [0, 'en-US', '$0.00'],
    [-5_000, 'en-US', '\u2212$50.00'],
    [-5, 'es-US', '\u2212$0.05'],
  ])('of %i cents reads in %s as %s', (cents, locale, text) => {
    expect(moneyParts(cents, 'USD', locale).text).toBe(text);
  });

  it('shows the plus of a change, and none on nothing', () => {
    expect(moneyParts(1_000, 'USD', 'en-US', true).text).toBe('+$10.00');
    expect(moneyParts(0, 'USD', 'en-US', true).text).toBe('$0.00');
  });

  it('loses no cent between the whole and its parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        const parts = moneyParts(cents, 'USD', 'en-US');
        expect(`${parts.sign}${parts.symbol}${parts.units}${parts.point}${parts.cents}`).toBe(parts.text);
        const digits = Number(parts.units.replaceAll(',', '')) * 100 + Number(parts.cents);
        expect(digits).toBe(Math.abs(cents));
      }),
    );
  });
});
