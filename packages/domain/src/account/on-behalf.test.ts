import { expect, test } from 'vitest';
import { isOnBehalf, maySeeNetworkInformation, ownsSignIn } from './on-behalf.ts';

test.each([
  ['CONSUMER', false, true],
  ['CSR', true, false],
  ['BOBO', true, false],
] as const)('%s acts for another: %s, and has a sign-in of their own here: %s', (userType, other, own) => {
  expect([isOnBehalf(userType), ownsSignIn(userType)]).toEqual([other, own]);
});

test.each([
  ['CONSUMER', true],
  ['CSR', false],
  ['BOBO', false],
] as const)('what the network knows of a customer is shown to %s: %s', (userType, isShown) => {
  expect(maySeeNetworkInformation(userType)).toBe(isShown);
});
