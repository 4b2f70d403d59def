import { expect, test } from 'vitest';
import { isLate } from './late-message.ts';

const at = '2026-12-06T12:00:00Z';
const code = { kind: 'passwordCode', recoveryId: 'one', username: 'maple', expiresAt: at } as const;

test.each([
  ['a code, in its last second', code, '2026-12-06T11:59:59Z', false],
  ['a code, at its end', code, at, true],
  ['a code, a day after', code, '2026-12-07T12:00:00Z', true],
  [
    'a code for an address, at its end',
    { kind: 'emailCode', codeId: 'one/1', expiresAt: at } as const,
    at,
    true,
  ],
  [
    'that a password changed, a day after',
    { kind: 'passwordChanged', username: 'maple', changedAt: at } as const,
    '2026-12-07T12:00:00Z',
    false,
  ],
])('%s', (_, message, now, late) => expect(isLate(message, new Date(now))).toBe(late));
