import { expect, test } from 'vitest';
import { bankAccount, card } from '../../test/sample-facts.ts';
import { payingMethodOf, withoutIdleToken, withoutProof } from './paying-method.ts';

const ofNewCard = { paymentMethodId: null, type: 'creditCard', expiration: '2039-08' } as const;
const ofSavedCard = { ...ofNewCard, paymentMethodId: 'saved' };

test.each([
  ['a saved method without a token', 'saved', null, null, { methodId: 'saved', proof: 'missing' }],
  ['a saved card and its code', 'saved', 'token', ofSavedCard, { methodId: 'saved', proof: 'valid' }],
  [
    'a saved card and a token of a new one',
    'saved',
    'token',
    ofNewCard,
    { methodId: 'saved', proof: 'notValid' },
  ],
  ['a saved card and a token that is over', 'saved', 'token', null, { methodId: 'saved', proof: 'notValid' }],
  ['nothing', null, null, null, { methodId: null, proof: 'missing' }],
  ['a token that is over', null, 'token', null, { methodId: null, proof: 'notValid' }],
  ['the code of a saved card alone', null, 'token', ofSavedCard, { methodId: null, proof: 'notValid' }],
  [
    'a new card',
    null,
    'token',
    ofNewCard,
    { methodId: null, proof: 'valid', type: 'creditCard', expiration: '2039-08' },
  ],
] as const)('%s', (_, paymentMethodId, cardDataToken, token, expected) => {
  expect(payingMethodOf({ paymentMethodId, cardDataToken }, token)).toEqual(expected);
});

test.each([
  ['leaves out what only proves a saved card', 'saved', 'token', null],
  ['keeps what stands for a new method', null, 'token', 'token'],
  ['is the same without a token', 'saved', null, null],
])('what a key knows a request by %s', (_, paymentMethodId, cardDataToken, kept) => {
  expect(withoutProof({ paymentMethodId, cardDataToken, debitDay: 5 })).toEqual({
    paymentMethodId,
    cardDataToken: kept,
    debitDay: 5,
  });
});

test.each([
  ['a bank account', bankAccount().id, null],
  ['a saved card', card().id, 'token'],
  ['a new method', null, 'token'],
  ['a method that the account does not have', 'none', 'token'],
])('a token that is named with %s is spent with it only where it can prove something', (_, id, spent) => {
  const asked = { paymentMethodId: id, cardDataToken: 'token' };
  expect(withoutIdleToken(asked, [card(), bankAccount()]).cardDataToken).toBe(spent);
});
