import { expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { paidMobileBill } from '../mobile/mobile-bill.ts';
import { zero } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { isStillToBeTaken, restoredOnceTaken } from './still-to-be-taken.ts';

const day = '2026-12-06';
const debit = payment('unknown', 17_325, day, { channel: 'autoPay' });
const scheduled = payment('unknown', 17_325, day, { requestedAt: '2026-11-21T20:04:00Z' });
const unsaved: Payment = { ...scheduled, method: { ...scheduled.method, methodId: null } };

const facts = (one: Payment, overrides: Partial<AccountFacts> = {}): AccountFacts =>
  factsWith({
    ledger: [charge(day, 17_325)],
    methods: [card()],
    autoPay: autoPay(6, { lastDebitDate: day }),
    payments: [one],
    ...overrides,
  });
const { authorization } = autoPay(6);
const ofMobile: AccountFacts = {
  ...facts(debit, { ledger: [], autoPay: null, payments: [] }),
  mobile: {
    status: 'active',
    serviceState: 'connected',
    pastDue: zero,
    bill: { amount: debit.amount, dueDate: day },
    devices: [],
  },
  mobileAutoPay: autoPay(6, { scope: 'mobile', lastDebitDate: day }),
};
const mobileDebit: Payment = { ...debit, device: paidMobileBill(ofMobile) };
const noCards = { restrictions: { card: true, bank: false, online: false } };

test.each<[string, Payment, AccountFacts, boolean]>([
  ['a scheduled payment as it was', scheduled, facts(scheduled), true],
  [
    'a scheduled payment whose balance is paid: it pays ahead, as it would on its day',
    scheduled,
    facts(scheduled, { ledger: [] }),
    true,
  ],
  [
    'a scheduled payment by a method that may pay no more',
    scheduled,
    facts(scheduled, { methods: [card({ isRestricted: true })] }),
    false,
  ],
  [
    'a scheduled payment by a card that has run out',
    scheduled,
    facts(scheduled, { methods: [card({ expirationDate: '2026-11' })] }),
    false,
  ],
  [
    'a scheduled payment by a card, where cards may pay no more',
    scheduled,
    { ...facts(scheduled), ...factsAccount(noCards) },
    false,
  ],
  ['a scheduled payment by a method that is deleted', scheduled, facts(scheduled, { methods: [] }), false],
  ['a scheduled payment by a method that was never saved', unsaved, facts(unsaved, { methods: [] }), true],
  ['a debit of Auto Pay as it was', debit, facts(debit), true],
  ['a debit of more that is owed since', debit, facts(debit, { ledger: [charge(day, 30_000)] }), true],
  [
    'a debit of what was paid in part meanwhile',
    debit,
    facts(debit, { ledger: [charge(day, 17_325), posted(100)] }),
    false,
  ],
  ['a debit of what was paid meanwhile', debit, facts(debit, { ledger: [] }), false],
  ['a debit of Auto Pay that was turned off since', debit, facts(debit, { autoPay: null }), true],
  [
    'a debit of Auto Pay that was turned off since, with what was billed by its day',
    debit,
    facts(debit, { autoPay: null, ledger: [{ ...charge(day, 17_325), billId: 'later' }] }),
    true,
  ],
  [
    'a debit of Auto Pay that was turned off since, whose bill was paid and another one made',
    debit,
    facts(debit, { autoPay: null, ledger: [{ ...charge('2026-12-07', 17_325), billId: 'next' }] }),
    false,
  ],
  [
    'a debit of Auto Pay whose bill was paid and another one made: that has a debit of its own',
    debit,
    facts(debit, { ledger: [{ ...charge('2026-12-07', 17_325), billId: 'next' }] }),
    false,
  ],
  [
    'a debit of Auto Pay that was authorized anew since',
    debit,
    facts(debit, {
      autoPay: autoPay(6, { authorization: { ...authorization, acceptedAt: '2026-12-06T16:00:00Z' } }),
    }),
    true,
  ],
  [
    'a debit of Auto Pay that has another method now',
    debit,
    facts(debit, {
      methods: [card(), card({ id: 'other' })],
      autoPay: autoPay(6, { method: { ...debit.method, methodId: 'other' } }),
    }),
    true,
  ],
  [
    'a debit of an account that may not be debited',
    debit,
    { ...facts(debit), ...factsAccount({ status: 'disconnected' }) },
    false,
  ],
  [
    'a debit of the mobile bill, which the account’s own Auto Pay has no part in',
    mobileDebit,
    { ...ofMobile, devicePayments: [mobileDebit] },
    true,
  ],
  [
    'a debit of the mobile bill, whose Auto Pay was turned off since',
    mobileDebit,
    { ...ofMobile, autoPay: autoPay(6), mobileAutoPay: null, devicePayments: [mobileDebit] },
    true,
  ],
  ['a debit by a method that is deleted', debit, facts(debit, { methods: [] }), false],
])('whether money still leaves today: %s', (_, one, known, is) => {
  expect(isStillToBeTaken(known, one, day, false)).toBe(is);
});

const later = autoPay(6, { method: { ...debit.method, methodId: 'other' } });
const billedLater = { ...charge(day, 17_325), billId: 'later' };

test.each<[string, Partial<AccountFacts>, boolean]>([
  ['Auto Pay is off', { autoPay: null }, true],
  ['Auto Pay goes on by another method', { autoPay: later, methods: [card(), card({ id: 'other' })] }, true],
  ['Auto Pay is off, and its method is deleted', { autoPay: null, methods: [] }, false],
  ['Auto Pay is off, and it was paid in part', { autoPay: null, ledger: [charge(day, 17_324)] }, false],
  [
    'Auto Pay is off, and all that is owed was billed too late for it',
    { autoPay: null, ledger: [billedLater] },
    false,
  ],
])('whether a debit still leaves that was made after the end of its Auto Pay: %s', (_, change, is) => {
  expect(isStillToBeTaken(facts(debit, change), debit, day, true)).toBe(is);
});

test('a scheduled payment of the day after takes nothing from the debit before it, which is asked for yet', () => {
  const later = payment('scheduled', 5_000, '2026-12-07');
  const known = facts(debit, { payments: [debit, later] });
  expect(isStillToBeTaken(known, debit, '2026-12-07', false)).toBe(true);
  const ofTheDay = { ...later, paymentDate: day } as const;
  expect(isStillToBeTaken({ ...known, payments: [debit, ofTheDay] }, debit, '2026-12-07', false)).toBe(false);
});

const twoHoursLater = new Date('2026-12-06T19:00:00Z');
const pastDue = [charge('2026-11-01', 17_325)];
const off: Partial<AccountFacts> = {
  ledger: pastDue,
  ...factsAccount({ serviceState: 'softDisconnected' }),
};
const gone = { restoresServiceBy: '2026-12-06T15:15:00.000Z' };

test.each<[string, Payment, AccountFacts, string | null]>([
  [
    'a debit that pays all that is past due, from now on',
    { ...debit, ...gone },
    facts(debit, off),
    '2026-12-06T19:15:00.000Z',
  ],
  [
    'a debit of service that came back meanwhile',
    { ...debit, ...gone },
    facts(debit, { ledger: pastDue }),
    null,
  ],
  [
    'a debit that leaves part of what is past due by now',
    { ...debit, ...gone },
    facts(debit, { ...off, ledger: [...pastDue, charge('2026-12-05', 100)] }),
    null,
  ],
  ['a scheduled payment, which never promised any', scheduled, facts(scheduled, off), null],
])('when service is back once a payment is taken after all: %s', (_, one, known, at) => {
  expect(restoredOnceTaken({ ...known, payments: [one] }, one, twoHoursLater)).toBe(at);
});

function factsAccount(account: Partial<AccountFacts['account']>): Pick<AccountFacts, 'account'> {
  return { account: factsWith({ account }).account };
}
