import fc from 'fast-check';
import { expect, test } from 'vitest';
import { autoPay, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { addDays } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import { usd } from '../money/arithmetic.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { autoPayEffect } from './auto-pay-effect.ts';
import { autoPayFirst } from './auto-pay-first.ts';
import { paymentOptions } from './payment-options.ts';

const today = '2026-11-22';
const clock = fixedClock('2026-11-22T15:00:00Z');
const optionsOf = (facts: Parameters<typeof factsWith>[0]) =>
  paymentOptions(factsWith(facts), defaultPaymentSettings, clock);
const bill = charge('2026-12-06', 7_241);

test('a payment after the debit of Auto Pay would pay the bill twice, one on its day or before does not', () => {
  const options = optionsOf({ ledger: [bill], autoPay: autoPay(1) });
  expect(autoPayFirst('2026-12-02', options)).toMatchObject({
    date: '2026-12-01',
    estimatedAmount: usd(7_241),
  });
  expect(autoPayFirst('2026-12-01', options)).toBeNull();
  expect(autoPayFirst(today, options)).toBeNull();
});

test('there is nothing to pay twice where Auto Pay is off, or has nothing to take', () => {
  expect(autoPayFirst('2026-12-02', optionsOf({ ledger: [bill] }))).toBeNull();
  expect(
    autoPayFirst('2026-12-02', optionsOf({ ledger: [bill, posted(7_241)], autoPay: autoPay(1) })),
  ).toBeNull();
  const scheduled = payment('scheduled', 7_241, '2026-11-30');
  expect(
    autoPayFirst('2026-12-02', optionsOf({ ledger: [bill], payments: [scheduled], autoPay: autoPay(1) })),
  ).toBeNull();
});

test('the day says the same as the review: Auto Pay takes all of it either way', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 9_000 }),
      fc.integer({ min: 1, max: 9_000 }),
      (debitDay, days, owed, cents) => {
        const facts = factsWith({ ledger: [charge('2026-12-06', owed)], autoPay: autoPay(debitDay) });
        const date = addDays(today, days);
        const effect = autoPayEffect(facts, { amount: usd(cents), date }, today);
        const options = paymentOptions(facts, defaultPaymentSettings, clock);
        expect(autoPayFirst(date, options) !== null).toBe(effect?.answer === 'willStillChargeAll');
      },
    ),
  );
});
