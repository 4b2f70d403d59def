import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

describe('an amount of money', () => {
  it.each([
    [26_437, 'en-US', '$264.37'],
    [123_456, 'es-US', '$1,234.56'],
    [0, 'en-US', '$0.00'],
    [-5_000, 'en-US', '\u2212$50.00'],
    [-5, 'es-US', '\u2212$0.05'],
  ])('of %i cents reads in %s as %s', (cents, locale, text) => {
    expect(moneyText(cents, 'USD', locale)).toBe(text);
  });

  it('shows the plus of a change, and none on nothing', () => {
    expect(moneyText(1_000, 'USD', 'en-US', true)).toBe('+$10.00');
    expect(moneyText(0, 'USD', 'en-US', true)).toBe('$0.00');
  });

  it('loses no cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        const digits = Number(moneyText(cents, 'USD', 'en-US').replaceAll(/\D/g, ''));
        expect(digits).toBe(Math.abs(cents));
      }),
    );
  });
});
