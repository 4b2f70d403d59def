import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { billingSummary } from '../facts/billing-summary.ts';
import { usd } from '../money/arithmetic.ts';
import {
  amountChoices,
  failedBefore,
  isKeptPaymentOffered,
  isStillMeant,
  type KeptAmount,
} from './kept-amount.ts';

const now = new Date('2026-11-21T20:04:00Z');
const owed = charge('2026-12-05', 20_000);
const owing = factsWith({ ledger: [owed] });
const kept = (choice: KeptAmount['choice'], cents: number, overpaymentConfirmed = false): KeptAmount => ({
  choice,
  amount: usd(cents),
  overpaymentConfirmed,
});

test.each<[string, AccountFacts, KeptAmount, boolean]>([
  ['the amount due, as it was', owing, kept('amountDue', 20_000), true],
  [
    'the amount due, of which a colleague has paid a part',
    factsWith({ ledger: [owed, posted(5_000)] }),
    kept('amountDue', 20_000),
    false,
  ],
  ['the amount due, and more was billed', owing, kept('amountDue', 15_000), false],
  [
    'what is past due, as it was',
    factsWith({ ledger: [charge('2026-11-01', 9_000), owed] }),
    kept('pastDue', 9_000),
    true,
  ],
  [
    'what was past due, which a colleague has paid',
    factsWith({ ledger: [charge('2026-11-01', 9_000), posted(9_000), owed] }),
    kept('pastDue', 9_000),
    false,
  ],
  ['a part of what is due', owing, kept('other', 5_000), true],
  [
    'a part of what was due, and less than that is due now',
    factsWith({ ledger: [owed, posted(17_500)] }),
    kept('other', 5_000),
    false,
  ],
  ['more than is due, which was agreed to', owing, kept('other', 25_000, true), true],
  ['nothing is due any more', factsWith({ ledger: [owed, posted(20_000)] }), kept('other', 5_000), false],
  ['nothing was due, and it was to be paid ahead', factsWith(), kept('other', 5_000), false],
  [
    'a payment is being checked',
    factsWith({ ledger: [owed], payments: [payment('unknown', 1_000)] }),
    kept('other', 5_000),
    false,
  ],
  [
    'nothing can be paid online now',
    factsWith({ ledger: [owed], account: { restrictions: { card: false, bank: false, online: true } } }),
    kept('amountDue', 20_000),
    false,
  ],
  [
    'its payment was checked and failed, which the account tells as news',
    factsWith({
      ledger: [owed],
      payments: [
        payment('failed', 20_000, '2026-11-21', { wasChecked: true, failedAt: '2026-11-21T20:00:00.000Z' }),
      ],
    }),
    kept('amountDue', 20_000),
    false,
  ],
  [
    'its payment was refused on the spot',
    factsWith({ ledger: [owed], payments: [payment('failed', 20_000, '2026-11-21')] }),
    kept('amountDue', 20_000),
    true,
  ],
  [
    'cards alone are refused',
    factsWith({ ledger: [owed], account: { restrictions: { card: true, bank: false, online: false } } }),
    kept('amountDue', 20_000),
    true,
  ],
])('an account page and a payment that was left: %s', (_, facts, left, isOffered) => {
  const form = { ...left, keptOn: '2026-11-21' as const, hasFailed: true };
  expect(isKeptPaymentOffered(form, billingSummary(facts, now))).toBe(isOffered);
});

test('nobody is offered to pay more than is due unless they have agreed to that', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...amountChoices),
      fc.nat(50_000),
      fc.nat(50_000),
      fc.nat(50_000),
      (choice, cents, amountDue, pastDue) => {
        const pastDueNet = Math.min(pastDue, amountDue);
        const balance = { amountDue: usd(amountDue), pastDueNet: usd(pastDueNet) };
        if (amountDue > 0 && isStillMeant(kept(choice, cents), balance)) {
          expect(cents).toBeLessThanOrEqual(amountDue);
        }
      },
    ),
  );
});

test.each<[string, AccountFacts['payments'], boolean]>([
  ['nothing was tried', [], false],
  ['it was refused', [payment('failed', 20_000, '2026-11-21')], true],
  ['another amount was refused', [payment('failed', 5_000, '2026-11-21')], false],
  ['it was refused before it was kept', [payment('failed', 20_000, '2026-11-20')], false],
  [
    'it was refused, and something was paid since',
    [
      payment('failed', 20_000, '2026-11-21'),
      payment('successful', 500, '2026-11-21', { requestedAt: '2026-11-21T16:00:00.000Z' }),
    ],
    false,
  ],
  ['Auto Pay was refused', [payment('failed', 20_000, '2026-11-21', { channel: 'autoPay' })], false],
])('a kept form of which %s', (_, payments, hasFailed) => {
  const summary = billingSummary(factsWith({ ledger: [owed], payments }), now);
  const left = { amount: usd(20_000), keptOn: '2026-11-21' as const };
  expect(failedBefore({ ...left, hasFailed: true }, summary) !== null).toBe(hasFailed);
  // Begun since: nothing of this one was tried.
  expect(failedBefore({ ...left, hasFailed: false }, summary)).toBeNull();
});
