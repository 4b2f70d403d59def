import { expect, test } from 'vitest';
import { bankAccount, card } from '../../test/sample-facts.ts';
import { otherMethod } from './other-method.ts';

const free = (method: ReturnType<typeof card> | ReturnType<typeof bankAccount>) =>
  ({ method, blockedReason: null }) as const;
const preferred = free(card({ id: 'preferred', isPreferred: true }));
const second = free(bankAccount({ id: 'second' }));
const third = free(bankAccount({ id: 'third' }));
const expired = { ...preferred, blockedReason: 'expired' } as const;

test.each([
  ['the preferred one', [second, preferred], null, 'preferred'],
  ['the preferred one, where another was refused', [second, preferred], 'second', 'preferred'],
  ['the first other one, where the preferred was refused', [preferred, second, third], 'preferred', 'second'],
  ['the first that can pay', [expired, second], null, 'second'],
  ['none, where the only one was refused', [preferred], 'preferred', undefined],
  ['none, where the only other cannot pay', [expired, second], 'second', undefined],
  ['none of none', [], null, undefined],
] as const)('offers %s', (_, methods, refused, expected) => {
  expect(otherMethod(methods, refused)?.id).toBe(expected);
});
