import { describe, expect, test } from 'vitest';
import { bill, card, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import type { Account } from '../account/account.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { accountStandings } from './account-standings.ts';
import { type AccountStandingName, standingOn, standings } from './standing.ts';

const due: BusinessDate = '2026-06-15';
const owing = factsWith({ ledger: [charge(due, 10_000)] });
const on = (day: number) => standingOn(owing, addDays(due, day));

test.each<[number, AccountStandingName, number]>([
  [-1, 'current', 0],
  [0, 'current', 0],
  [1, 'past-due', 1],
  [29, 'past-due', 29],
  [30, 'past-due-30', 30],
  [42, 'past-due-30', 42],
  [43, 'past-due-43', 43],
  [49, 'past-due-43', 49],
  [50, 'past-due-50', 50],
  [75, 'past-due-50', 75],
  [76, 'past-due-76', 76],
  [400, 'past-due-76', 400],
])('%i days after the due day the account is %s', (day, name, daysPastDue) => {
  expect(on(day)).toMatchObject({ name, daysPastDue, delinquencyCode: standings[name].delinquencyCode });
});

test('nothing is overdue on the due day itself, across a change of clocks or not', () => {
  for (const day of ['2026-03-08', '2026-11-01', '2028-02-29', '2026-12-31'] as const) {
    const facts = factsWith({ ledger: [charge(day, 1)] });
    expect(standingOn(facts, day).name).toBe('current');
    expect(standingOn(facts, addDays(day, 1)).name).toBe('past-due');
  }
});

test('days count from the oldest charge that is still open, not from one that was paid', () => {
  const facts = factsWith({ ledger: [charge('2026-01-10', 500), charge('2026-03-10', 700), posted(500)] });
  expect(standingOn(facts, '2026-03-20')).toMatchObject({ name: 'past-due', daysPastDue: 10 });
  const partly = factsWith({ ledger: [charge('2026-01-10', 500), charge('2026-03-10', 700), posted(499)] });
  expect(standingOn(partly, '2026-03-20')).toMatchObject({ name: 'past-due-50', daysPastDue: 69 });
});

describe('service that was turned off', () => {
  const account = { softDisconnectDate: '2026-08-04' } as const;
  const bills = [charge(due, 10_000), charge('2026-07-15', 10_000), charge('2026-08-14', 10_000)];
  const owingAfter = (cents: number, given: Parameters<typeof factsWith>[0] = {}) =>
    factsWith({ account, ledger: [...bills, posted(cents)], ...given });
  const nameOn = (today: BusinessDate, facts: AccountFacts) => standingOn(facts, today).name;

  test('stays off until all that is past due is paid, however much of it is', () => {
    expect(nameOn('2026-08-04', owingAfter(0))).toBe('past-due-50');
    expect(nameOn('2026-08-04', owingAfter(15_000))).toBe('past-due-50');
    expect(nameOn('2026-08-04', owingAfter(20_000))).toBe('current');
    // What falls due while it is off is part of what is past due.
    expect(nameOn('2026-08-15', owingAfter(20_000))).toBe('past-due-50');
    expect(nameOn('2026-08-15', owingAfter(29_999))).toBe('past-due-50');
    expect(nameOn('2026-08-15', owingAfter(30_000))).toBe('nothingDue');
  });

  test('is disconnected on the day that it would have been, however much is paid', () => {
    expect(nameOn('2026-08-29', owingAfter(15_000))).toBe('past-due-50');
    expect(nameOn('2026-08-30', owingAfter(15_000))).toBe('past-due-76');
    expect(standingOn(owingAfter(15_000), '2026-08-30').daysPastDue).toBe(46);
  });

  test('is on again once a payment may have left nothing past due, and off at none of its own', () => {
    const paid = (overrides: Partial<Payment>) =>
      owingAfter(20_000, { payments: [payment('successful', 5_000, '2026-08-10', overrides)] });
    expect(nameOn('2026-08-15', paid({ restoresServiceBy: '2026-08-10T16:00:00Z' }))).toBe('past-due');
    expect(nameOn('2026-08-15', paid({ channel: 'phone' }))).toBe('past-due');
    expect(nameOn('2026-08-15', paid({ restoresServiceBy: null }))).toBe('past-due-50');
    // An agent makes it here as well, and it says the same.
    const byAgent = { channel: 'agentAssisted', restoresServiceBy: null } as const;
    expect(nameOn('2026-08-15', paid(byAgent))).toBe('past-due-50');
    expect(nameOn('2026-08-15', paid({ channel: 'phone', paymentDate: '2026-08-15' }))).toBe('past-due-50');
  });

  test('says nothing of a bill of months later', () => {
    const later = factsWith({ account, ledger: [charge('2026-11-14', 10_000)] });
    expect(nameOn('2026-11-20', later)).toBe('past-due');
  });

  test('was not turned off yet where the day is still to come, or where it is limited', () => {
    expect(nameOn('2026-08-03', owingAfter(15_000))).toBe('past-due');
    const limited = owingAfter(15_000, { account: { ...account, serviceState: 'hotlined' } });
    expect(nameOn('2026-08-10', limited)).toBe('hotlined');
  });
});

test('until a pending payment has posted, the account stays past due', () => {
  const facts = factsWith({ ledger: [charge(due, 10_000)], payments: [payment('pending', 10_000)] });
  expect(standingOn(facts, addDays(due, 31)).name).toBe('past-due-30');
});

test.each<[string, Partial<Account>, AccountStandingName]>([
  ['disconnected', { status: 'disconnected', serviceState: 'softDisconnected' }, 'disconnected'],
  ['inactive', { status: 'inactive' }, 'inactive'],
  ['soft-disconnected', { serviceState: 'softDisconnected' }, 'softDisconnected'],
  ['hotlined', { serviceState: 'hotlined' }, 'hotlined'],
  ['temporarily disconnected', { serviceState: 'temporarilyDisconnected' }, 'temporarilyDisconnected'],
])('%s comes before any day past due', (_, account, name) => {
  const facts = factsWith({ account, ledger: [charge(due, 10_000)] });
  expect(standingOn(facts, addDays(due, 80))).toMatchObject({ name, daysPastDue: 80 });
});

test('an account with nothing open is new, paid up, or ahead', () => {
  const today: BusinessDate = '2026-11-21';
  expect(standingOn(factsWith({ methods: [card()] }), today).name).toBe('newCustomer');
  expect(standingOn(factsWith({ ledger: [charge(due, 500), posted(500)] }), today).name).toBe('nothingDue');
  expect(standingOn(factsWith({ ledger: [charge(due, 500), posted(501)] }), today).name).toBe(
    'creditBalance',
  );
  expect(standingOn(factsWith({ payments: [payment('pending', 500)] }), today).name).toBe('creditBalance');
});

test('a first bill of nothing makes a customer known, not new', () => {
  expect(standingOn(factsWith({ bills: [bill(due, due)] }), due).name).toBe('nothingDue');
});

const rules: [AccountStandingName, { autoPay: boolean; today: boolean; restores: string | null }][] = [
  ['disconnected', { autoPay: false, today: true, restores: 'contactUs' }],
  ['inactive', { autoPay: false, today: true, restores: 'contactUs' }],
  ['softDisconnected', { autoPay: true, today: true, restores: 'withinMinutes' }],
  ['hotlined', { autoPay: true, today: true, restores: 'withinMinutes' }],
  ['temporarilyDisconnected', { autoPay: true, today: true, restores: 'withinMinutes' }],
  ['past-due-76', { autoPay: true, today: true, restores: 'contactUs' }],
  ['past-due-50', { autoPay: true, today: true, restores: 'withinMinutes' }],
  ['past-due-43', { autoPay: true, today: true, restores: null }],
  ['past-due-30', { autoPay: true, today: true, restores: null }],
  ['past-due', { autoPay: true, today: true, restores: null }],
  ['creditBalance', { autoPay: true, today: false, restores: null }],
  ['nothingDue', { autoPay: true, today: false, restores: null }],
  ['newCustomer', { autoPay: true, today: false, restores: null }],
  ['current', { autoPay: true, today: false, restores: null }],
];

test.each(rules)('what %s allows is as decided', (name, { autoPay, today, restores }) => {
  expect(standings[name]).toMatchObject({ allowsAutoPay: autoPay, requiresToday: today, restores });
});

test('every standing is in the table above, in order of precedence', () => {
  expect(accountStandings).toEqual(rules.map(([name]) => name));
});
