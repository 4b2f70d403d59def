import { expect, test } from 'vitest';
import { bankAccount, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { usd, zero } from '../money/arithmetic.ts';
import { paymentOptions } from '../one-time-payment/payment-options.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { debitDayChoice } from './debit-day-choice.ts';
import { chargeOf, firstDebit, firstDebitFrom } from './first-debit.ts';
import { isLeftToAutoPay, isPaidEitherWay, methodsForAutoPay, payNowOffer } from './pay-now.ts';

const now = '2026-11-21T20:04:00Z';
const today = '2026-11-21';
const optionsOf = (facts: AccountFacts) => paymentOptions(facts, defaultPaymentSettings, fixedClock(now));
const bill = charge('2026-12-05', 20_000);

test.each<[string, AccountFacts, { cents: number; problem: string | null } | null]>([
  ['what is due', factsWith({ ledger: [bill] }), { cents: 20_000, problem: null }],
  ['nothing where nothing is', factsWith({}), null],
  [
    'what a scheduled payment leaves',
    factsWith({ ledger: [bill], payments: [payment('scheduled', 5_000, '2026-12-01')] }),
    { cents: 15_000, problem: null },
  ],
  [
    'nothing where a scheduled payment covers it',
    factsWith({ ledger: [bill], payments: [payment('scheduled', 20_000, '2026-12-01')] }),
    null,
  ],
  [
    'no payment beside one that is being checked',
    factsWith({ ledger: [bill], payments: [payment('unknown', 5_000)] }),
    { cents: 15_000, problem: 'paymentOpen' },
  ],
  [
    'no more than can be paid at once',
    factsWith({ ledger: [charge('2026-12-05', 900_000)] }),
    { cents: 900_000, problem: 'tooMuchAtOnce' },
  ],
])('the pass that turns Auto Pay on pays %s', (_, facts, expected) => {
  const offer = payNowOffer(optionsOf(facts));
  expect(offer && { cents: offer.amount.cents, problem: offer.problem }).toEqual(expected);
});

test.each<[string, AccountFacts, BusinessDate | null, boolean]>([
  ['that comes by the due date', factsWith({ ledger: [bill] }), '2026-12-05', true],
  ['that comes after it', factsWith({ ledger: [bill] }), '2026-12-06', false],
  ['while something is past due', factsWith({ ledger: [charge('2026-11-01', 100), bill] }), today, false],
  ['that has no day', factsWith({ ledger: [bill] }), null, false],
])('what is due is left to an Auto Pay %s, unless somebody says otherwise', (_, facts, date, is) => {
  expect(isLeftToAutoPay(optionsOf(facts).balance, date && { date })).toBe(is);
});

const dueToday = charge(today, 20_000);
test.each<[string, AccountFacts, number, boolean]>([
  ['today as Auto Pay would', factsWith({ ledger: [dueToday] }), 21, true],
  ['today, what is past due too', factsWith({ ledger: [charge('2026-11-01', 100), dueToday] }), 21, true],
  ['or on a later day', factsWith({ ledger: [dueToday] }), 22, false],
  [
    'now, or only what a scheduled payment leaves by then',
    factsWith({ ledger: [bill], payments: [payment('scheduled', 5_000, '2026-12-01')] }),
    21,
    false,
  ],
  [
    'while another payment is checked',
    factsWith({ ledger: [dueToday], payments: [payment('unknown', 5_000)] }),
    21,
    false,
  ],
  [
    'with a card that Auto Pay may debit and that pays nothing besides',
    factsWith({ ledger: [dueToday], methods: [card({ usedBy: ['mobile'] })] }),
    21,
    false,
  ],
  ['where nothing is due', factsWith({}), 21, false],
])('what is due is paid %s: it is not asked about where that is the same', (_, facts, day, is) => {
  const options = optionsOf(facts);
  const first = firstDebitFrom(options, debitDayChoice(facts, day, { from: today, covered: zero }), {
    methodType: 'creditCard',
    payNow: zero,
  });
  expect(isPaidEitherWay(options, chargeOf(first))).toBe(is);
});

const plain = card();
test.each<[string, Parameters<typeof card>[0], boolean, BusinessDate | null, string | null]>([
  ['a card', {}, true, null, null],
  ['a prepaid card', { funding: 'prepaid' }, false, null, 'prepaid'],
  [
    'one that expires before the first debit',
    { expirationDate: '2026-11' },
    false,
    '2026-12-05',
    'expiresBeforeDebit',
  ],
  ['one that is expired', { expirationDate: '2026-10' }, false, '2026-12-05', 'expired'],
  ['one that debits for mobile service', { usedBy: ['mobile'] }, false, null, null],
  ['the same, which also pays now', { usedBy: ['mobile'] }, true, null, 'usedForAutoPay'],
])('%s may be debited, or not', (_, changes, isPaying, firstDay, reason) => {
  const { methods } = optionsOf(factsWith({ methods: [{ ...plain, ...changes }, bankAccount()] }));
  const [first, second] = methodsForAutoPay(methods, { isPaying, firstDebit: firstDay });
  expect([first?.blockedReason, second?.blockedReason]).toEqual([reason, null]);
});

test('for mobile service no bank account may be debited, and cards may', () => {
  const { methods } = optionsOf(factsWith({ methods: [plain, bankAccount()] }));
  const use = { isPaying: false, firstDebit: null, scopes: ['allServices', 'mobile'] } as const;
  expect(methodsForAutoPay(methods, use).map(({ blockedReason }) => blockedReason)).toEqual([
    null,
    'mobileTakesCards',
  ]);
});

test('for mobile service, whose own restrictions leave banks out too, a bank account is told why', () => {
  const facts = factsWith({ methods: [plain, card({ id: 'prepaid', funding: 'prepaid' }), bankAccount()] });
  const restricted = { ...facts.account, restrictions: { card: false, bank: true, online: false } };
  const { methods } = optionsOf({ ...facts, account: restricted });
  const reasons = (scopes: readonly ('allServices' | 'mobile')[]) =>
    methodsForAutoPay(methods, { isPaying: false, firstDebit: null, scopes }).map(
      ({ blockedReason }) => blockedReason,
    );
  expect(reasons(['mobile'])).toEqual([null, 'prepaid', 'mobileTakesCards']);
  expect(reasons(['allServices'])).toEqual([null, 'prepaid', 'bankRestricted']);
});

test('what all of it debits now is no change', () => {
  const used = card({ usedBy: ['allServices'] });
  const { methods } = optionsOf(factsWith({ methods: [used, card({ id: 'other' })] }));
  const reasons = (scopes: readonly ('allServices' | 'mobile')[]) =>
    methodsForAutoPay(methods, { isPaying: false, firstDebit: null, scopes, isChange: true }).map(
      ({ blockedReason }) => blockedReason,
    );
  expect(reasons(['allServices'])).toEqual(['usedNow', null]);
  expect(reasons(['allServices', 'mobile'])).toEqual([null, null]);
});

test.each([zero, usd(4_000)])(
  'the first debit is told alike from what can be paid, with %o paid now',
  (payNow) => {
    const facts = factsWith({
      ledger: [bill],
      payments: [payment('scheduled', 5_000, '2026-12-01'), payment('pending', 1_000)],
    });
    for (const methodType of ['creditCard', 'bankAccount'] as const)
      for (const debitDay of [1, 5, 21, 22, 31]) {
        const choice = debitDayChoice(facts, debitDay, { from: today, covered: payNow });
        const chosen = { debitDay, methodType, payNow };
        expect(firstDebitFrom(optionsOf(facts), choice, chosen)).toEqual(
          firstDebit(facts, chosen, new Date(now), defaultPaymentSettings),
        );
      }
  },
);
