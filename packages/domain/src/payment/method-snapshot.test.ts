import { expect, test } from 'vitest';
import { bankAccount, card, payment } from '../../test/sample-facts.ts';
import { isMethodSaved, snapshotOf } from './method-snapshot.ts';

test('a payment keeps of its method what is read once the method is gone', () => {
  expect(snapshotOf(card())).toMatchObject({ methodId: 'card', brand: 'visa', accountType: null });
  expect(snapshotOf(bankAccount())).toMatchObject({ methodId: 'bank', brand: null, accountType: 'checking' });
});

test.each([
  ['asked for and saved', true, 'saved', true],
  ['asked for, and it was not', true, null, false],
  ['a saved method paid', false, 'saved', false],
  ['neither', false, null, false],
])('whether a method was saved: %s', (_, wasAsked, methodId, isSaved) => {
  const { method } = payment('successful', 500);
  expect(isMethodSaved(wasAsked, { method: { ...method, methodId } })).toBe(isSaved);
});
