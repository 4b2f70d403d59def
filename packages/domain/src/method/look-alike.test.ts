import { expect, test } from 'vitest';
import { bankAccount, card } from '../../test/sample-facts.ts';
import { hasLookAlike } from './look-alike.ts';

const one = card({ id: 'one' });
const account = bankAccount({ id: 'account' });

test.each([
  ['only itself', one, one, false],
  ['a card of the same brand and digits', one, card({ id: 'two' }), true],
  ['other digits', one, card({ id: 'two', lastFourDigits: '4444' }), false],
  ['another brand', one, card({ id: 'two', brand: 'mc' }), false],
  ['one with a name of its own', one, card({ id: 'two', name: 'Van card' }), false],
  ['one of the same name', card({ id: 'one', name: 'Van' }), card({ id: 'two', name: 'Van' }), true],
  ['a bank account with the digits', one, bankAccount({ lastFourDigits: one.lastFourDigits }), false],
  ['an account of another kind', account, bankAccount({ id: 'two', accountType: 'savings' }), false],
  ['an account of its kind and digits', account, bankAccount({ id: 'two' }), true],
])('a method beside %s', (_, method, other, expected) => {
  expect(hasLookAlike(method, [method, other])).toBe(expected);
});
