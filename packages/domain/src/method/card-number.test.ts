import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardBrand, cardNumberProblem, digitsOf, hasValidCheckDigit } from './card-number.ts';

/** A number with this beginning and length whose check digit is right. */
function numberOf(prefix: string, length: number): string {
  const body = prefix.padEnd(length - 1, '0');
  const digit = [...'0123456789'].find((last) => hasValidCheckDigit(body + last));
  return `${body}${digit}`;
}

test.each([
  ['4', 'visa'],
  ['34', 'amex'],
  ['37', 'amex'],
  ['35', null],
  ['36', null],
  ['50', null],
  ['51', 'mc'],
  ['55', 'mc'],
  ['56', null],
  ['2', null],
  ['2220', null],
  ['2221', 'mc'],
  ['2229', 'mc'],
  ['2230', 'mc'],
  ['2299', 'mc'],
  ['23', 'mc'],
  ['26', 'mc'],
  ['270', 'mc'],
  ['271', 'mc'],
  ['2719', 'mc'],
  ['2720', 'mc'],
  ['2721', null],
  ['28', null],
  ['6011', 'discover'],
  ['6010', null],
  ['65', 'discover'],
  ['643', null],
  ['644', 'discover'],
  ['649', 'discover'],
  ['622125', null],
  ['622126', 'discover'],
  ['622129', 'discover'],
  ['622130', 'discover'],
  ['622800', 'discover'],
  ['622919', 'discover'],
  ['622925', 'discover'],
  ['622926', null],
  ['', null],
  ['9', null],
] as const)('a number beginning with %j belongs to %s', (prefix, brand) => {
  expect(cardBrand(prefix)).toBe(brand);
});

test.each([
  ['4242 4242 4242 4242'],
  ['4242-4242-4242-4242'],
  ['4000056655665556'],
  ['4222222222222'],
  ['378282246310005'],
  ['3782 822463 10005'],
  ['5555555555554444'],
  ['2223003122003222'],
  ['6011111111111117'],
])('%s is a card number, however it was pasted', (number) => {
  expect(cardNumberProblem(number)).toBeNull();
});

test.each([
  ['', 'missing'],
  [' - ', 'missing'],
  ['4242 4242 4242 424x', 'notDigits'],
  ['4242.4242.4242.4242', 'notDigits'],
  ['3530111333300000', 'brandNotAccepted'],
  ['30569309025904', 'brandNotAccepted'],
  ['4242424242424241', 'checkDigit'],
  ['5555555555554445', 'checkDigit'],
  ['424242424242424', 'wrongLength'],
  ['37828224631000', 'wrongLength'],
])('%j is refused: %s', (number, problem) => {
  expect(cardNumberProblem(number)).toBe(problem);
});

test.each([
  ['4', [13, 16, 19]],
  ['34', [15]],
  ['51', [16]],
  ['2221', [16]],
  ['6011', [16, 19]],
] as const)('numbers beginning with %s have %j digits and no others', (prefix, lengths) => {
  for (let length = 12; length <= 20; length += 1) {
    const accepted: readonly number[] = lengths;
    const expected = accepted.includes(length) ? null : 'wrongLength';
    expect(cardNumberProblem(numberOf(prefix, length)), String(length)).toBe(expected);
  }
});

const anyNumber = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 })
  .map((digits) => digits.join(''))
  .map((body) => numberOf(body, body.length + 1));

test('one mistyped digit is always noticed', () => {
  fc.assert(
    fc.property(anyNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const place = at % number.length;
      const wrong = (Number(number[place]) + by) % 10;
      expect(hasValidCheckDigit(number)).toBe(true);
      expect(hasValidCheckDigit(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
    }),
  );
});

test('no digits have no check digit', () => {
  expect(hasValidCheckDigit('')).toBe(false);
});

test('digits keep everything that is not a space or a dash, so that nothing is dropped silently', () => {
  expect(digitsOf(' 42-42 4x ')).toBe('42424x');
});
