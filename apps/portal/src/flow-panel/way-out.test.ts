import { expect, test } from 'vitest';
import { tellsOfAccount, wayOutOf } from './way-out.ts';

test.each([
  ['backToBilling', 'the page under the flow', true],
  ['manageScheduled', 'what was just scheduled', true],
  ['makePayment', 'another flow', true],
  ['turnOnAutoPay', 'another flow', true],
  ['signIn', 'signing in', false],
  ['tryAgain', 'the page loaded anew', false],
  ['findStore', 'another site', false],
] as const)('on the way out by %s, to %s, the account is asked about anew: %s', (action, _, is) => {
  expect(tellsOfAccount(wayOutOf(action, 'p1'))).toBe(is);
});

test('what was just scheduled is managed by its own address, and what nobody names in the list', () => {
  expect(wayOutOf('manageScheduled', 'p1')).toMatchObject({
    to: 'payment',
    path: expect.stringContaining('payment=p1'),
  });
  expect(wayOutOf('manageScheduled', null)).toEqual({ to: 'elsewhere', action: 'manageScheduled' });
});
