import { expect, test } from 'vitest';
import type { CardDataRequest } from './card-data.ts';
import { cardDataProblems } from './card-data-problems.ts';

const card = {
  type: 'creditCard',
  cardNumber: '4000 0000 0000 0002',
  nameOnCard: 'Dana Whitfield',
  expiration: '08/39',
  postalCode: '14607',
  securityCode: '123',
} as const;
const bank = {
  type: 'bankAccount',
  routingNumber: '999000001',
  accountNumber: '000100001',
  accountType: 'checking',
  nameOnAccount: 'Maple Street Bakery',
} as const;

test.each<[string, CardDataRequest, Readonly<Record<string, string>>]>([
  ['a card', card, {}],
  ['a bank account', bank, {}],
  ['the code of a saved card', { type: 'savedCard', paymentMethodId: 'm', securityCode: '1234' }, {}],
  [
    'a card of which everything is wrong',
    {
      ...card,
      cardNumber: '4242',
      nameOnCard: '4000 0000 0000 0002',
      expiration: '10/26',
      postalCode: '1',
      securityCode: '12',
    },
    {
      cardNumber: 'wrongLength',
      nameOnCard: 'looksLikeCardNumber',
      expiration: 'expired',
      postalCode: 'notFiveDigits',
      securityCode: 'wrongLength',
    },
  ],
  [
    'a bank account of which everything is wrong',
    { ...bank, routingNumber: '1', accountNumber: '1', nameOnAccount: '4000 0000 0000 0002' },
    {
      routingNumber: 'notARoutingNumber',
      accountNumber: 'notAnAccountNumber',
      nameOnAccount: 'looksLikeCardNumber',
    },
  ],
  [
    'a code that no saved card has',
    { type: 'savedCard', paymentMethodId: 'm', securityCode: '12' },
    { securityCode: 'wrongLength' },
  ],
])('%s is wrong in these members and no other', (_, details, expected) => {
  const found = cardDataProblems(details, '2026-11-21').map(({ field, problem }) => [field, problem]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
