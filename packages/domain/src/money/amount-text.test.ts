import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimal, parseAmount, toDecimal } from './amount-text.ts';
import { usd } from './arithmetic.ts';

test.each([
  ['189.42', 18_942],
  ['$1,234.5', 123_450],
  [' 20 ', 2_000],
  ['$ 20', 2_000],
  ['.5', 50],
  ['5.', 500],
  ['0', 0],
  ['0.05', 5],
  ['1,234,567.89', 123_456_789],
  ['007', 700],
])('an amount typed as %j is read as it was meant', (text, cents) => {
  expect(parseAmount(text)).toEqual(usd(cents));
});

// Trying each blank anew would take long; the limit ends a test that would seem to hang.
test('pages of blanks between digits are no amount, and known for none at once', () => {
  expect(parseAmount(`1${' '.repeat(100_000)}1`)).toBeNull();
}, 5_000);

test.each([
  '',
  ' ',
  '$',
  '.',
  '-5',
  '+5',
  '1.234',
  '1,23',
  '12,34.00',
  ',123',
  '1,,234',
  '1.2.3',
  '$$5',
  '5$',
  '1e3',
  '0x10',
  'NaN',
  'five',
  '1 000',
  '12a',
  '1.a',
  '١٢',
])('%j is no amount, and is never guessed at', (text) => {
  expect(parseAmount(text)).toBeNull();
});

test('an amount too large to count in cents exactly is refused rather than rounded', () => {
  expect(parseAmount('90071992547409.91')).toEqual(usd(Number.MAX_SAFE_INTEGER));
  expect(parseAmount('90071992547409.92')).toBeNull();
  expect(parseAmount('9'.repeat(40))).toBeNull();
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [100, '1.00'],
  [18_942, '189.42'],
  [-5, '-0.05'],
  [-5_000, '-50.00'],
])('%i cents stand on the wire as %s', (cents, text) => {
  expect(toDecimal(usd(cents))).toBe(text);
  expect(fromDecimal(text)).toEqual(usd(cents));
});

test.each([
  '',
  '1',
  '1.2',
  '1.234',
  '1,000.00',
  ' 1.00',
  '1.00 ',
  '--1.00',
  '+1.00',
  '.50',
  '99999999999999999.00',
])('%j from the wire is refused', (text) => {
  expect(() => fromDecimal(text)).toThrow(RangeError);
});

test('every amount survives the wire, and every amount owed survives being typed', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      const text = toDecimal(usd(cents));
      expect(fromDecimal(text)).toEqual(usd(cents));
      expect(parseAmount(text)).toEqual(cents < 0 ? null : usd(cents));
    }),
  );
});

test('grouping, a dollar sign and spaces around never change an amount', () => {
  fc.assert(
    fc.property(fc.nat(), (cents) => {
      const written = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
        cents / 100,
      );
      expect(parseAmount(` ${written}\t`)).toEqual(usd(cents));
    }),
  );
});

test('whatever is typed, reading it never throws and never gives a negative amount', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseAmount(text)?.cents ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
