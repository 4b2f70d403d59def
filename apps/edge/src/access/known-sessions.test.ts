import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountOfSession, sessionBegan } from './known-sessions.ts';

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
