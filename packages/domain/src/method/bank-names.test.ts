import { expect, test } from 'vitest';
import { bankNameOf, knownRoutingNumbers } from './bank-names.ts';
import { isRoutingNumber } from './bank-numbers.ts';

test.each(knownRoutingNumbers)('%s, whose bank is told, is a routing number', (number) => {
  expect(isRoutingNumber(number)).toBe(true);
});

test('no routing number is told to be two banks’', () => {
  expect(new Set(knownRoutingNumbers).size).toBe(knownRoutingNumbers.length);
});

test.each([
  ['021000021', 'Chase'],
  ['999000001', 'First Sample Bank'],
  ['02100002', null],
  ['122105155', null],
  ['', null],
])('%j is a number of %s', (number, bank) => {
  expect(bankNameOf(number)).toBe(bank);
});
