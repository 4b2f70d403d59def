import { expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { amountAskedFirst, fixedAmounts, isCoveredByScheduled, unconfirmedAmount } from './fixed-amounts.ts';
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

const scheduled = (cents: number, date: '2026-12-01' | '2026-12-06') => payment('scheduled', cents, date);
const byAutoPay = { autoPay: autoPay(5), methods: [card()] };

test.each<[what: string, Partial<Parameters<typeof factsWith>[0]>, cents: number | undefined]>([
  ['a part is scheduled', { payments: [scheduled(4_000, '2026-12-01')] }, 5_000],
  ['Auto Pay takes the rest', { payments: [scheduled(4_000, '2026-12-01')], ...byAutoPay }, 5_000],
  ['Auto Pay takes all of it', byAutoPay, undefined],
  ['Auto Pay comes first', { payments: [scheduled(4_000, '2026-12-06')], ...byAutoPay }, undefined],
  ['all of it is scheduled', { payments: [scheduled(9_000, '2026-12-01')] }, undefined],
  [
    'all of it is scheduled beside Auto Pay',
    { payments: [scheduled(9_000, '2026-12-01')], ...byAutoPay },
    undefined,
  ],
  ['nothing is set to pay', {}, undefined],
])('what is left beside scheduled payments can be chosen, where %s', (_, facts, cents) => {
  const options = paymentOptions(factsWith({ ledger: [next], ...facts }), defaultPaymentSettings, clock);
  expect(fixedAmounts(options).find(({ choice }) => choice === 'left')?.money.cents).toBe(cents);
});

test.each<[what: string, Partial<Parameters<typeof factsWith>[0]>, covered: boolean]>([
  ['all of it is scheduled', { payments: [scheduled(9_000, '2026-12-01')] }, true],
  ['more than that is', { payments: [scheduled(9_500, '2026-12-01')] }, true],
  ['a part is scheduled', { payments: [scheduled(4_000, '2026-12-01')] }, false],
  ['Auto Pay takes it, which a payment can come before', byAutoPay, false],
  ['nothing is set to pay', {}, false],
  ['nothing is due', { ledger: [], payments: [scheduled(4_000, '2026-12-01')] }, false],
])('scheduled payments cover all that is due only where they come to it: %s', (_, facts, covered) => {
  const options = paymentOptions(
    factsWith({ ledger: [next], methods: [card()], ...facts }),
    defaultPaymentSettings,
    clock,
  );
  expect(isCoveredByScheduled(options)).toBe(covered);
});

const withSupport = (cents: number) => payment('unknown', cents, undefined, { inSupportQueue: true });

test.each([
  ['support looks into the payment of all that is due', [next], [withSupport(9_000)], 9_000],
  ['support looks into two that come to it', [next], [withSupport(4_000), withSupport(5_000)], 9_000],
  ['it was paid again', [next], [withSupport(9_000), payment('pending', 9_000)], undefined],
  ['a part of it was paid again', [next], [withSupport(9_000), payment('pending', 4_000)], 5_000],
  ['a part of it has been paid', [next, posted(4_000)], [withSupport(9_000)], 5_000],
  ['nothing is owed', [], [withSupport(9_000)], undefined],
  ['more was owed ahead', [posted(1_000)], [withSupport(9_000)], undefined],
  ['more is due besides', [next], [withSupport(4_000)], undefined],
  ['it is still being confirmed', [next], [payment('unknown', 9_000)], undefined],
  ['it is on its way', [next], [payment('pending', 9_000)], undefined],
])('the amount that is paid again, where %s', (_, ledger, payments, cents) => {
  const options = paymentOptions(factsWith({ ledger, payments }), defaultPaymentSettings, clock);
  expect(unconfirmedAmount(options)?.cents).toBe(cents);
});
