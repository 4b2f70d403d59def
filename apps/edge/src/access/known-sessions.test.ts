import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  accountOfSession,
  isCustomersOwn,
  sessionBegan,
  sessionEnded,
  userOfSession,
} from './known-sessions.ts';

test('as many sessions as are remembered are remembered still once one of them is told again', () => {
  const session = (number: number) => ({
    tokenHash: hash('sha256', `session ${number}`, 'buffer'),
    userType: 'CONSUMER' as const,
    userId: `user ${number}`,
    accountId: `account ${number}`,
  });
  for (let number = 0; number < 10_000; number += 1) sessionBegan(session(number));
  sessionBegan(session(1));
  expect(accountOfSession(session(9_999).tokenHash)).toBe('account 9999');
});

test('an ended session counts for nobody, and is known to be none on a customer’s behalf', () => {
  const tokenHash = hash('sha256', 'a session that ends', 'buffer');
  const unknown = hash('sha256', 'a session that never was', 'buffer');
  sessionBegan({ tokenHash, userType: 'CONSUMER', userId: 'user', accountId: 'account' });
  expect([userOfSession(tokenHash), isCustomersOwn(tokenHash)]).toEqual(['user', true]);
  for (const ends of [tokenHash, unknown]) sessionEnded(ends);
  expect([userOfSession(tokenHash), isCustomersOwn(tokenHash)]).toEqual([undefined, true]);
  expect(isCustomersOwn(unknown)).toBe(false);
});
