import { expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { paymentOptions } from './payment-options.ts';
import { restToPay } from './rest-to-pay.ts';

const late = charge('2026-11-05', 10_000);
const upcoming = charge('2026-12-05', 20_000);

test.each<[what: string, Parameters<typeof factsWith>[0], choice: string | null, cents: number | null]>([
  ['nothing is due', { ledger: [upcoming, posted(20_000)] }, null, null],
  ['a part of a bill is left', { ledger: [upcoming, posted(5_000)] }, 'amountDue', 15_000],
  [
    'a part is on its way',
    { ledger: [upcoming], payments: [payment('pending', 5_000)] },
    'amountDue',
    15_000,
  ],
  ['a part of what is past due is left', { ledger: [late, posted(4_000)] }, 'amountDue', 6_000],
  ['it is past due, and more is due', { ledger: [late, upcoming, posted(4_000)] }, 'pastDue', 6_000],
  [
    'a part is set to be paid',
    { ledger: [upcoming], payments: [payment('scheduled', 8_000, '2026-12-01')] },
    'left',
    12_000,
  ],
  ['Auto Pay takes it', { ledger: [upcoming], autoPay: autoPay(5), methods: [card()] }, null, null],
  [
    'another payment is not confirmed',
    { ledger: [upcoming], payments: [payment('unknown', 1_000)] },
    null,
    null,
  ],
  ['less than a dollar is left', { ledger: [upcoming, posted(19_950)] }, 'amountDue', 50],
  [
    'it cannot be paid online',
    { ledger: [upcoming], account: { restrictions: { card: false, bank: false, online: true } } },
    null,
    null,
  ],
])('where %s, that is what the next payment would be of', (_, facts, choice, cents) => {
  const clock = fixedClock('2026-11-21T20:04:00Z');
  const rest = restToPay(paymentOptions(factsWith(facts), defaultPaymentSettings, clock));
  expect([rest?.choice ?? null, rest?.money.cents ?? null]).toEqual([choice, cents]);
});
