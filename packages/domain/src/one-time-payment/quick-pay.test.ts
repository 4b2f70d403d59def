import fc from 'fast-check';
import { expect, test } from 'vitest';
import { autoPay, bankAccount, card, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { billingSummary } from '../facts/billing-summary.ts';
import { toPay } from '../facts/to-pay.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { paymentOptions } from './payment-options.ts';
import { quickAmount, quickMethod, quickPayFactsOf, quickPayment } from './quick-pay.ts';

const clock = fixedClock('2026-11-21T20:04:00Z');
const optionsOf = (facts: AccountFacts) => paymentOptions(facts, defaultPaymentSettings, clock);
const bill = charge('2026-12-05', 20_000);
const late = charge('2026-11-01', 9_000);
const restricted = (restrictions: Partial<AccountFacts['account']['restrictions']>) =>
  factsWith({
    ledger: [bill],
    account: { restrictions: { card: false, bank: false, online: false, ...restrictions } },
  });

test.each<[string, AccountFacts, [choice: string, cents: number] | null]>([
  ['the amount due', factsWith({ ledger: [bill] }), ['amountDue', 20_000]],
  ['what is past due before all else', factsWith({ ledger: [late, bill] }), ['pastDue', 9_000]],
  ['all of it, where all of it is past due', factsWith({ ledger: [late] }), ['pastDue', 9_000]],
  [
    'what a scheduled payment leaves',
    factsWith({ ledger: [bill], payments: [payment('scheduled', 5_000, '2026-12-01')] }),
    ['left', 15_000],
  ],
  [
    'what a payment on its way leaves',
    factsWith({ ledger: [bill], payments: [payment('pending', 5_000)] }),
    ['amountDue', 15_000],
  ],
  [
    'nothing, where a scheduled payment covers it',
    factsWith({ ledger: [bill], payments: [payment('scheduled', 20_000, '2026-12-01')] }),
    null,
  ],
  [
    'nothing, where Auto Pay covers it',
    factsWith({ ledger: [bill], autoPay: autoPay(5), methods: [card({ usedBy: ['allServices'] })] }),
    null,
  ],
  ['nothing, where nothing is due', factsWith({ ledger: [bill, posted(20_000)] }), null],
  ['nothing, where there is a credit', factsWith({ ledger: [bill, posted(25_000)] }), null],
  ['nothing, for a new customer', factsWith({}), null],
  [
    'nothing, while a payment is not confirmed',
    factsWith({ ledger: [bill], payments: [payment('unknown', 5_000)] }),
    null,
  ],
  ['nothing, where nothing is paid online', restricted({ online: true }), null],
  ['nothing, where neither cards nor banks are taken', restricted({ card: true, bank: true }), null],
  ['the amount due, where cards alone are not taken', restricted({ card: true }), ['amountDue', 20_000]],
])('pays at once %s', (_, facts, expected) => {
  const amount = quickAmount(optionsOf(facts));
  expect(amount && [amount.choice, amount.money.cents]).toEqual(expected);
});

const preferred = { isPreferred: true } as const;
test.each<[string, AccountFacts['methods'], string | null]>([
  ['the preferred one', [bankAccount(), card(preferred)], 'card'],
  ['a bank account, where that is preferred', [card({ isPreferred: false }), bankAccount(preferred)], 'bank'],
  ['none, where there is none', [], null],
  ['none, where none is preferred', [card({ isPreferred: false })], null],
  ['none, where Auto Pay uses the preferred one', [card({ usedBy: ['allServices'] }), bankAccount()], null],
  ['none, where the preferred one has expired', [card({ expirationDate: '2026-10' }), bankAccount()], null],
  ['none, where it expires soon', [card({ expirationDate: '2026-12' })], null],
  ['none, where it is restricted', [card({ isRestricted: true }), bankAccount()], null],
])('pays at once with %s', (_, methods, expected) => {
  expect(quickMethod(optionsOf(factsWith({ ledger: [bill], methods })).methods)?.id ?? null).toBe(expected);
});

test('takes more than one press where the amount is more than can be paid at once', () => {
  const most = defaultPaymentSettings.maximum.cents;
  const of = (cents: number) =>
    quickPayment(optionsOf(factsWith({ ledger: [charge('2026-12-05', cents)], methods: [card()] })));
  expect(of(most)).toMatchObject({ choice: 'amountDue', money: { cents: most }, method: { id: 'card' } });
  expect(of(most + 1)).toBeNull();
});

test('takes more than one press where no method may pay', () => {
  expect(quickPayment(optionsOf(factsWith({ ledger: [bill], methods: [] })))).toBeNull();
});

test('is the figure that billing home asks for, and is offered exactly where one is asked for', () => {
  const entries = fc.array(
    fc.tuple(fc.constantFrom('2026-10-01', '2026-11-01', '2026-12-05'), fc.integer({ min: 1, max: 300 })),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(entries, fc.nat(400), fc.option(fc.integer({ min: 1, max: 400 })), (charges, paid, set) => {
      const facts = factsWith({
        ledger: [...charges.map(([day, dollars]) => charge(day, dollars * 100)), posted(paid * 100)],
        payments: set === null ? [] : [payment('scheduled', set * 100, '2026-12-01')],
      });
      const summary = billingSummary(facts, clock.now());
      const asked = toPay(summary, null);
      const quick = quickAmount(quickPayFactsOf(summary));
      const isAsked = asked.kind === 'due' || asked.kind === 'pastDue';
      expect(quick?.money ?? null).toEqual(isAsked ? asked.amount : null);
      expect(quick).toEqual(quickAmount(optionsOf(facts)));
    }),
  );
});
