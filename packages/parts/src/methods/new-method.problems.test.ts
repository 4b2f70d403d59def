import type { BusinessDate } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { bankFormProblems, emptyBankAccount } from './bank-form.problems.ts';
import { type CardFormValues, cardFormProblems } from './card-form.problems.ts';

const today = '2026-11-21';
const card: CardFormValues = {
  cardNumber: '4242424242424242',
  nameOnCard: 'Dana Whitfield',
  expiration: '08/29',
  securityCode: '123',
  postalCode: '14607',
};
const wrong = (changes: Partial<CardFormValues>, paymentDate?: BusinessDate) =>
  Object.entries(cardFormProblems({ ...card, ...changes }, { today, ...(paymentDate && { paymentDate }) }))
    .filter(([, problem]) => problem !== undefined)
    .map(([field, problem]) => `${field}: ${problem}`);

describe('a new card', () => {
  it('that is right has nothing wrong with it', () => expect(wrong({})).toEqual([]));

  it.each([
    [{ cardNumber: '' }, 'cardNumber: missing'],
    [{ cardNumber: '4242424242424241' }, 'cardNumber: checkDigit'],
    [{ nameOnCard: '  ' }, 'nameOnCard: missing'],
    [{ nameOnCard: '4242 4242 4242 4242' }, 'nameOnCard: looksLikeCardNumber'],
    [{ nameOnCard: 'Dana 4242.4242.4242.4242' }, 'nameOnCard: looksLikeCardNumber'],
    [{ expiration: '13/29' }, 'expiration: notADate'],
    [{ expiration: '10/26' }, 'expiration: expired'],
    [{ securityCode: '12' }, 'securityCode: invalid'],
    [{ postalCode: '1460' }, 'postalCode: invalid'],
  ])('with %j is told so', (changes, told) => expect(wrong(changes)).toEqual([told]));

  it('from American Express has four digits of security code', () => {
    const amex = { cardNumber: '378282246310005' };
    expect(wrong({ ...amex, securityCode: '1234' })).toEqual([]);
    expect(wrong({ ...amex, securityCode: '123' })).toEqual(['securityCode: invalid']);
  });

  it('must still work on the day of the payment', () => {
    expect(wrong({ expiration: '11/26' }, '2026-12-01')).toEqual(['expiration: beforePaymentDate']);
  });
});

describe('a new bank account', () => {
  const account = {
    ...emptyBankAccount,
    nameOnAccount: 'Maple Street Bakery',
    routingNumber: '021000021',
    accountNumber: '000123456789',
    confirmAccountNumber: '000123456789',
  };

  it('that is right has nothing wrong with it', () => expect(bankFormProblems(account)).toEqual({}));

  it('is asked for everything that is missing', () => {
    expect(bankFormProblems(emptyBankAccount)).toEqual({
      nameOnAccount: 'missing',
      routingNumber: 'missing',
      accountNumber: 'missing',
    });
  });

  it.each([
    ['routingNumber', { routingNumber: '021000022' }],
    ['accountNumber', { accountNumber: '123', confirmAccountNumber: '123' }],
    ['confirmAccountNumber', { confirmAccountNumber: '1' }],
  ])('whose %s is wrong is told so', (field, changes) => {
    expect(bankFormProblems({ ...account, ...changes })).toEqual({ [field]: 'invalid' });
  });
});
