import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { amountAskedFirst, unconfirmedPayment } from './fixed-amounts.ts';
import { paymentOptions } from './payment-options.ts';

const clock = fixedClock('2026-11-21T15:04:00-05:00');
const late = charge('2026-11-01', 5_000);
const next = charge('2026-12-05', 9_000);

test.each([
  ['nothing is past due', [next], [], 'amountDue'],
  ['a part is past due', [late, next], [], 'pastDue'],
  ['all of it is past due', [late], [], 'amountDue'],
  ['a pending payment covers that part', [late, next], [payment('pending', 5_000)], 'amountDue'],
] as const)('what is asked for first, where %s', (_, ledger, payments, choice) => {
  const facts = factsWith({ ledger: [...ledger], payments: [...payments] });
  expect(amountAskedFirst(paymentOptions(facts, defaultPaymentSettings, clock))).toBe(choice);
});

test.each([
  [
    'support looks into the payment of all that is due',
    payment('unknown', 9_000, undefined, { inSupportQueue: true }),
    9_000,
  ],
  ['more is due besides', payment('unknown', 4_000, undefined, { inSupportQueue: true }), undefined],
  ['it is still being confirmed', payment('unknown', 9_000), undefined],
  ['it is on its way', payment('pending', 9_000), undefined],
])('the amount that is paid again, where %s', (_, paid, cents) => {
  const options = paymentOptions(
    factsWith({ ledger: [next], payments: [paid] }),
    defaultPaymentSettings,
    clock,
  );
  expect(unconfirmedPayment(options)?.amount.cents).toBe(cents);
});
