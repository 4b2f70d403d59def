import { expect, test } from 'vitest';
import { card } from '../../test/sample-facts.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import { messagesOfReplacement } from './messages-of-method.ts';

const before = card();
const maker = { by: 'Dana Reyes', userId: 'u1', change: 'key' };
const added = [`methodAdded/${before.id}/key`];

test.each<[string, PaymentMethod, readonly string[]]>([
  ['other digits', card({ lastFourDigits: '0010' }), [`methodRemoved/${before.id}/key`, ...added]],
  ['another network', card({ brand: 'amex' }), [`methodRemoved/${before.id}/key`, ...added]],
  ['another expiration', card({ expirationDate: '2039-08' }), added],
])('a card with %s in the place of one is told', (_, after, keys) => {
  const told = messagesOfReplacement(before, after, maker);
  expect(told.map(({ key }) => key)).toEqual(keys);
  expect(told.every(({ concerns }) => concerns[0] === 'u1')).toBe(true);
});
