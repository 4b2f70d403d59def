import { expect, test } from 'vitest';
import { payingMethodOf } from './paying-method.ts';

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
