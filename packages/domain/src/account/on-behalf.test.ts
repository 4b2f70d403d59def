import { expect, test } from 'vitest';
import { isOnBehalf, ownsSignIn } from './on-behalf.ts';

test.each([
  ['CONSUMER', false, true],
  ['CSR', true, false],
  ['BOBO', true, false],
] as const)('%s acts for another: %s, and has a sign-in of their own here: %s', (userType, other, own) => {
  expect([isOnBehalf(userType), ownsSignIn(userType)]).toEqual([other, own]);
});
