import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksLikeCardNumber } from '../method/card-number-in-text.ts';
import { isReference, referenceAlphabet, referenceFrom } from './reference.ts';

const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: 8,
  maxLength: 8,
});

/** A reference of eight draws, each a number from 0 to 1. */
function referenceOf(numbers: readonly number[]): string {
  let place = 0;
  return referenceFrom((limit) => {
    const drawn = Math.floor((numbers[place] ?? 0) * limit);
    place += 1;
    return drawn;
  });
}

test('every reference has the one form, and none passes for a card number', () => {
  fc.assert(
    fc.property(draws, (numbers) => {
      const reference = referenceOf(numbers);
      expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
      expect(isReference(reference)).toBe(true);
      expect(looksLikeCardNumber(reference)).toBe(false);
    }),
  );
});

test('every letter is drawn at every place, so that a draw more is a reference more', () => {
  fc.assert(
    fc.property(fc.nat({ max: 7 }), fc.nat({ max: referenceAlphabet.length - 1 }), (place, letter) => {
      const numbers = Array.from({ length: 8 }, (_, at) => (at === place ? (letter + 0.5) / 30 : 0));
      expect(referenceOf(numbers).replace('-', '').charAt(place)).toBe(referenceAlphabet.charAt(letter));
    }),
  );
});

test.each(['', '7F3K22QD', '7f3k-22qd', '7F3K-22QD ', '7F3K-22Q0', '01A202A2', 'LW-PAY-010', '7F3K-22QDX'])(
  '%j is none',
  (text) => {
    expect(isReference(text)).toBe(false);
  },
);
