import { expect, test } from 'vitest';
import { isSecurityCode, securityCodeLength } from './security-code.ts';

test.each([
  ['amex', 4],
  ['visa', 3],
  ['mc', 3],
  ['discover', 3],
  [null, '3or4'],
] as const)('the security code of %s has %s digits', (brand, length) => {
  expect(securityCodeLength(brand)).toBe(length);
});

test.each([
  ['123', 'visa', true],
  ['1234', 'visa', false],
  ['12', 'visa', false],
  ['1234', 'amex', true],
  ['123', 'amex', false],
  ['12345', 'amex', false],
  ['123', null, true],
  ['1234', null, true],
  ['12', null, false],
  ['12345', null, false],
  ['12a', 'visa', false],
  ['12 ', 'visa', false],
  ['', 'visa', false],
  ['١٢٣', 'mc', false],
] as const)('%j as the code of %s: %s', (code, brand, valid) => {
  expect(isSecurityCode(code, brand)).toBe(valid);
});
