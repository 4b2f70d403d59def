import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autoPay, bankAccount, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import { usd } from '../money/arithmetic.ts';
import { defaultPaymentSettings as settings } from '../payment/settings.ts';
import { amountProblem, needsOverpaymentConfirmation } from './payment-amount.ts';
import { dateProblem } from './payment-date.ts';
import { paymentOptions } from './payment-options.ts';
import { type JudgedPayment, type PayingMethod, paymentRefusals } from './payment-refusals.ts';

const today: BusinessDate = '2026-11-21';
const clock = fixedClock('2026-11-21T15:04:00-05:00');
const due = usd(17_825);

type Facts = Parameters<typeof factsWith>[0];
const optionsOf = (facts: Facts = {}) =>
  paymentOptions(
    factsWith({ ledger: [charge('2026-12-05', due.cents)], methods: [card(), bankAccount()], ...facts }),
    settings,
    clock,
  );

const bank: PayingMethod = { methodId: 'bank', proof: 'missing' };
const savedCard: PayingMethod = { methodId: 'card', proof: 'valid' };
const newCard: PayingMethod = { methodId: null, proof: 'valid', type: 'creditCard', expiration: '2030-01' };
const newBank: PayingMethod = { methodId: null, proof: 'valid', type: 'bankAccount', expiration: null };

const requested = (change: Partial<JudgedPayment> = {}): JudgedPayment => ({
  amount: due,
  paymentDate: today,
  expectedAmountDue: due,
  overpaymentConfirmed: false,
  method: bank,
  ...change,
});

const restricted = (which: 'card' | 'bank' | 'online', also: 'bank' | null = null) => ({
  account: {
    restrictions: {
      card: which === 'card',
      bank: which === 'bank' || also === 'bank',
      online: which === 'online',
    },
  },
});

test.each([
  ['a saved bank account', bank],
  ['a saved card whose security code was verified', savedCard],
  ['a new card', newCard],
  ['a new bank account', newBank],
])('what is due is paid today with %s', (_, method) => {
  expect(paymentRefusals(requested({ method }), optionsOf())).toEqual([]);
});

describe('what stands in the way of any payment is told alone, the weightiest first', () => {
  const allWrong = requested({
    amount: usd(1),
    paymentDate: '2026-11-20',
    method: { methodId: null, proof: 'missing' },
  });
  const running = [payment('running', 100)];
  const both = restricted('card', 'bank');
  test.each<[string, Facts, boolean, string]>([
    ['a payment that runs', { payments: running, ...restricted('online') }, true, 'LW-PAY-041'],
    ['one that is being checked', { payments: [payment('unknown', 100)] }, false, 'LW-PAY-041'],
    ['too many refused attempts', restricted('online'), true, 'LW-PAY-045'],
    ['online payments are blocked', restricted('online'), false, 'LW-PAY-033'],
    ['cards and bank accounts are restricted', both, false, 'LW-PAY-032'],
  ])('%s', (_, facts, mustWait, code) => {
    expect(paymentRefusals(allWrong, optionsOf(facts), { mustWait })).toEqual([
      { code, field: null, problem: null },
    ]);
  });

  test('figures that have changed since the review', () => {
    const outdated = { ...allWrong, expectedAmountDue: usd(17_824) };
    expect(paymentRefusals(outdated, optionsOf())).toEqual([
      { code: 'LW-PAY-020', field: null, problem: null },
    ]);
  });
});

test.each<[string, Partial<JudgedPayment>, Facts, object]>([
  [
    'less than a dollar',
    { amount: usd(99) },
    {},
    { code: 'LW-PAY-022', field: 'amount', problem: 'outOfBounds' },
  ],
  [
    'more than the maximum, confirmed or not',
    { amount: usd(500_001), overpaymentConfirmed: true },
    {},
    { code: 'LW-PAY-022', field: 'amount', problem: 'outOfBounds' },
  ],
  [
    'more than is due, unconfirmed',
    { amount: usd(17_826) },
    {},
    { code: 'LW-PAY-024', field: 'overpaymentConfirmed', problem: null },
  ],
  [
    'a day that is over',
    { paymentDate: '2026-11-20' },
    {},
    { code: 'LW-PAY-021', field: 'paymentDate', problem: 'inThePast' },
  ],
  [
    'a day too far ahead',
    { paymentDate: addDays(today, 61) },
    {},
    { code: 'LW-PAY-025', field: 'paymentDate', problem: 'tooFarAhead' },
  ],
  [
    'a later day with two payments scheduled',
    { paymentDate: '2026-11-25' },
    { payments: [payment('scheduled', 100, '2026-12-01'), payment('scheduled', 100, '2026-12-02')] },
    { code: 'LW-PAY-026', field: 'paymentDate', problem: 'futureSlotsTaken' },
  ],
  [
    'a later day while something is past due',
    { paymentDate: '2026-11-25' },
    { ledger: [charge('2026-11-01', due.cents)] },
    { code: 'LW-PAY-027', field: 'paymentDate', problem: 'pastDue' },
  ],
  [
    'a saved card where cards are restricted',
    { method: { methodId: 'card', proof: 'missing' } },
    restricted('card'),
    { code: 'LW-PAY-030', field: null, problem: null },
  ],
  [
    'a new card where cards are restricted',
    { method: newCard },
    restricted('card'),
    { code: 'LW-PAY-030', field: null, problem: null },
  ],
  [
    'a saved bank account where those are restricted',
    {},
    restricted('bank'),
    { code: 'LW-PAY-031', field: null, problem: null },
  ],
  [
    'a new bank account where those are restricted',
    { method: newBank },
    restricted('bank'),
    { code: 'LW-PAY-031', field: null, problem: null },
  ],
  [
    'a method that the account does not have',
    { method: { methodId: 'other', proof: 'missing' } },
    {},
    { code: 'LW-PAY-034', field: 'paymentMethodId', problem: 'unknown' },
  ],
  [
    'the method that Auto Pay debits',
    {},
    { methods: [bankAccount({ usedBy: ['allServices'] })], autoPay: autoPay(5) },
    { code: 'LW-PAY-034', field: 'paymentMethodId', problem: 'usedForAutoPay' },
  ],
  [
    'an expired card',
    { method: savedCard },
    { methods: [card({ expirationDate: '2026-10' })] },
    { code: 'LW-PAY-034', field: 'paymentMethodId', problem: 'expired' },
  ],
  [
    'a saved card that expires before the day',
    { method: savedCard, paymentDate: '2026-12-01' },
    { methods: [card({ expirationDate: '2026-11' })] },
    { code: 'LW-PAY-034', field: 'paymentMethodId', problem: 'beforePaymentDate' },
  ],
  [
    'a new card that expires before the day',
    { method: { ...newCard, expiration: '2026-11' }, paymentDate: '2026-12-01' },
    {},
    { code: 'LW-PAY-034', field: 'paymentMethodId', problem: 'beforePaymentDate' },
  ],
  [
    'a saved card without its security code',
    { method: { methodId: 'card', proof: 'missing' } },
    {},
    { code: 'LW-PAY-046', field: 'cardDataToken', problem: 'securityCodeMissing' },
  ],
  [
    'a saved card whose verification is over',
    { method: { methodId: 'card', proof: 'notValid' } },
    {},
    { code: 'LW-PAY-013', field: 'cardDataToken', problem: null },
  ],
  [
    'no method at all',
    { method: { methodId: null, proof: 'missing' } },
    {},
    { code: 'LW-PAY-046', field: 'cardDataToken', problem: 'methodMissing' },
  ],
  [
    'a new method whose token is over',
    { method: { methodId: null, proof: 'notValid' } },
    {},
    { code: 'LW-PAY-013', field: 'cardDataToken', problem: null },
  ],
])('%s is refused', (_, change, facts, refusal) => {
  expect(paymentRefusals(requested(change), optionsOf(facts))).toEqual([refusal]);
});

test('what is wrong with amount, date and method is told at once, in that order', () => {
  const request = requested({
    amount: usd(1),
    paymentDate: '2026-11-20',
    method: { methodId: 'other', proof: 'missing' },
  });
  const codes = paymentRefusals(request, optionsOf()).map(({ code }) => code);
  expect(codes).toEqual(['LW-PAY-022', 'LW-PAY-021', 'LW-PAY-034']);
});

test('more than the amount due is paid once it is confirmed', () => {
  const request = requested({ amount: usd(20_000), overpaymentConfirmed: true });
  expect(paymentRefusals(request, optionsOf())).toEqual([]);
});

test('whatever is asked, it is accepted exactly when amount, date and method each are right', () => {
  const methods: readonly PayingMethod[] = [bank, savedCard, newCard, newBank];
  const anyMethod = fc.constantFrom<PayingMethod>(
    ...methods,
    { methodId: 'card', proof: 'missing' },
    { methodId: 'other', proof: 'valid' },
    { methodId: null, proof: 'missing' },
    { methodId: null, proof: 'notValid' },
  );
  const options = optionsOf();
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 0, max: 600_000 }), fc.constant(due.cents)),
      fc.boolean(),
      fc.integer({ min: -3, max: 70 }),
      anyMethod,
      (cents, overpaymentConfirmed, days, method) => {
        const amount = usd(cents);
        const paymentDate = addDays(today, days);
        const isRight =
          amountProblem(amount, options) === null &&
          (overpaymentConfirmed || !needsOverpaymentConfirmation(amount, due)) &&
          dateProblem(paymentDate, options.dates) === null &&
          methods.includes(method);
        const refusals = paymentRefusals(
          requested({ amount, overpaymentConfirmed, paymentDate, method }),
          options,
        );
        expect(refusals.length === 0).toBe(isRight);
      },
    ),
  );
});
