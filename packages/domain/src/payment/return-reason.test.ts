import { expect, test } from 'vitest';
import { returnReasonOf } from './return-reason.ts';

test.each([
  ['R01', 'insufficientFunds'],
  ['r09', 'insufficientFunds'],
  ['R02', 'accountClosed'],
  ['R03', 'accountNotFound'],
  ['R04', 'accountNotFound'],
  ['R29', 'notAuthorized'],
  ['R08', 'stopped'],
  ['R16', 'accountUnusable'],
  ['R61', null],
  [null, null],
])('a payment returned with %s came back because of %s', (code, reason) => {
  expect(returnReasonOf(code)).toBe(reason);
});
