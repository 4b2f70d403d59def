import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAccountNumber, isPostalCode, isRoutingNumber } from './bank-numbers.ts';

test.each(['110000000', '021000021', '011401533', '122105155', '322271627'])(
  '%s is a routing number',
  (text) => {
    expect(isRoutingNumber(text)).toBe(true);
  },
);

test.each(['', '11000000', '1100000000', '110000001', '000000000', '11000000a', ' 110000000', '110-000-000'])(
  '%j is no routing number',
  (text) => {
    expect(isRoutingNumber(text)).toBe(false);
  },
);

const anyRouting = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 })
  .map((digits) => {
    const weights = [3, 7, 1, 3, 7, 1, 3, 7];
    const total = digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);
    return [...digits, (10 - (total % 10)) % 10].join('');
  })
  .filter((text) => text !== '000000000');

test('one mistyped digit of a routing number is always noticed', () => {
  fc.assert(
    fc.property(anyRouting, fc.nat(8), fc.integer({ min: 1, max: 9 }), (text, place, by) => {
      expect(isRoutingNumber(text)).toBe(true);
      const wrong = (Number(text[place]) + by) % 10;
      expect(isRoutingNumber(text.slice(0, place) + wrong + text.slice(place + 1))).toBe(false);
    }),
  );
});

test.each([
  ['123', false],
  ['1234', true],
  ['12345678901234567', true],
  ['123456789012345678', false],
  ['12 34', false],
  ['12a4', false],
])('%j is an account number: %s', (text, valid) => {
  expect(isAccountNumber(text)).toBe(valid);
});

test.each([
  ['14607', true],
  ['01570', true],
  ['1460', false],
  ['146071', false],
  ['14607-1234', false],
  ['1460a', false],
  [' 14607', false],
])('%j is a ZIP: %s', (text, valid) => {
  expect(isPostalCode(text)).toBe(valid);
});
