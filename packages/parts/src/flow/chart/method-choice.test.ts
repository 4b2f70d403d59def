import type { PaymentMethodType } from '@linework/domain';
import { paymentOptionsOf, type ScenarioName, storyScenario } from '@linework/fixtures';
import { expect, test } from 'vitest';
import { sampleToken } from '../../payment/sample-payment.ts';
import { type AskedAgain, askedForAgain, type MethodChoice, methodLeftOut } from './method-choice.ts';

const savedIn = (name: ScenarioName, type: PaymentMethodType): MethodChoice => {
  const found = storyScenario(name).facts.methods.find((method) => method.type === type);
  if (!found) throw new Error(`There is no ${type} to choose`);
  return { kind: 'saved', methodId: found.id, token: null };
};
const newCard: MethodChoice = {
  kind: 'new',
  token: sampleToken(),
  method: {
    type: 'creditCard',
    brand: 'visa',
    funding: 'credit',
    lastFourDigits: '4242',
    expirationDate: '2031-05',
    canBeSaved: true,
  },
  save: false,
};

test.each<[string, ScenarioName, MethodChoice | null, PaymentMethodType | null, AskedAgain | null]>([
  ['nothing was given', 'current', null, null, null],
  ['a new card was given', 'current', null, 'creditCard', 'creditCard'],
  ['a new bank account was given', 'current', null, 'bankAccount', 'bankAccount'],
  ['a saved card waits for its code', 'current', savedIn('current', 'creditCard'), null, 'securityCode'],
  ['a saved bank account was chosen', 'current', savedIn('current', 'bankAccount'), null, null],
  [
    'a saved card cannot be used any more',
    'cardRestricted',
    savedIn('cardRestricted', 'creditCard'),
    null,
    null,
  ],
  ['a saved method is gone', 'current', { kind: 'saved', methodId: 'gone', token: null }, null, null],
])('where %s, exactly that is asked for again', (_, name, method, notKept, asked) => {
  expect(askedForAgain({ method, options: paymentOptionsOf(storyScenario(name)) }, { notKept })).toBe(asked);
});

test('what a draft leaves out stays left out until another method is chosen', () => {
  expect(methodLeftOut({ method: newCard, notKept: null })).toBe('creditCard');
  expect(methodLeftOut({ method: null, notKept: 'bankAccount' })).toBe('bankAccount');
  expect(methodLeftOut({ method: savedIn('current', 'bankAccount'), notKept: 'creditCard' })).toBeNull();
});
