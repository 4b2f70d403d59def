import { describe, expect, test } from 'vitest';
import { charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { billingSummary } from '../facts/billing-summary.ts';
import { usd } from '../money/arithmetic.ts';
import {
  type BillStanding,
  billStanding,
  isPastDueCovered,
  paymentOfBill,
  standingOfCharge,
} from './bill-standing.ts';

const bills: readonly BusinessDate[] = ['2026-09-10', '2026-10-10', '2026-12-06'];
const ledger = [charge('2026-09-10', 100), charge('2026-10-10', 200), charge('2026-12-06', 300)];

const withSupport = (cents: number) => payment('unknown', cents, '2026-11-19', { inSupportQueue: true });

const standingsOf = (facts: Partial<AccountFacts>) => {
  const summary = billingSummary(factsWith(facts), new Date('2026-11-21T17:00:00Z'));
  return bills.map((dueDate) => billStanding({ billDate: null, dueDate, amount: usd(100) }, summary));
};

test.each<[string, Partial<AccountFacts>, BillStanding[]]>([
  ['nothing was paid', { ledger }, ['pastDue', 'pastDue', 'unpaid']],
  ['the oldest was paid', { ledger: [...ledger, posted(100)] }, ['paid', 'pastDue', 'unpaid']],
  ['a part of one is not paid', { ledger: [...ledger, posted(250)] }, ['paid', 'pastDue', 'unpaid']],
  ['all but the newest was paid', { ledger: [...ledger, posted(300)] }, ['paid', 'paid', 'unpaid']],
  ['all was paid', { ledger: [...ledger, posted(600)] }, ['paid', 'paid', 'paid']],
  [
    'a pending payment covers what is past due',
    { ledger, payments: [payment('pending', 300)] },
    ['pending', 'pending', 'unpaid'],
  ],
  [
    'a pending payment covers all of it',
    { ledger, payments: [payment('pending', 600)] },
    ['pending', 'pending', 'pending'],
  ],
  [
    'a pending payment covers too little',
    { ledger, payments: [payment('pending', 299)] },
    ['pastDue', 'pastDue', 'unpaid'],
  ],
  [
    'nobody knows yet whether it was paid',
    { ledger, payments: [payment('unknown', 600)] },
    ['pastDue', 'pastDue', 'unpaid'],
  ],
  [
    'support looks into whether it was paid',
    { ledger, payments: [payment('unknown', 600, '2026-11-19', { inSupportQueue: true })] },
    ['pastDue', 'pastDue', 'unpaid'],
  ],
  [
    'support looks into whether it was paid, and it was paid again',
    {
      ledger,
      payments: [
        payment('unknown', 600, '2026-11-19', { inSupportQueue: true }),
        payment('pending', 600, '2026-11-20'),
      ],
    },
    ['pending', 'pending', 'pending'],
  ],
  [
    'nobody knows yet whether the newest was paid, and a pending payment covers the others',
    { ledger, payments: [payment('unknown', 300), payment('pending', 300)] },
    ['pending', 'pending', 'unpaid'],
  ],
  [
    'a pending payment and one that nobody knows of cover it together',
    { ledger, payments: [payment('unknown', 590), payment('pending', 10)] },
    ['pastDue', 'pastDue', 'unpaid'],
  ],
  [
    'a pending payment covers all of it, and a payment of a device is not confirmed',
    {
      ledger,
      payments: [payment('pending', 600)],
      devicePayments: [
        payment('unknown', 50, undefined, { device: { id: 'phone', name: 'Phone', lineLastFour: '0148' } }),
      ],
    },
    ['pending', 'pending', 'pending'],
  ],
])('what became of three bills where %s', (_, facts, standings) => {
  expect(standingsOf(facts)).toEqual(standings);
});

test.each([
  ['a pending payment covers it', [payment('pending', 300)], true],
  ['a pending payment covers too little', [payment('pending', 299)], false],
  ['support looks into what would cover it', [withSupport(300)], false],
  ['support looks into a part of what would cover it', [payment('pending', 200), withSupport(100)], false],
  ['it was paid again beside what support looks into', [payment('pending', 300), withSupport(300)], true],
  ['nobody knows yet whether it was paid', [payment('unknown', 300)], false],
  ['nothing is on its way', [], false],
])('past due is called covered where %s: only by what is known', (_, payments, expected) => {
  const late = billingSummary(factsWith({ ledger, payments }), new Date('2026-11-21T17:00:00Z'));
  expect(isPastDueCovered(late)).toBe(expected);
  const current = billingSummary(factsWith({ ledger: [], payments }), new Date('2026-11-21T17:00:00Z'));
  expect(isPastDueCovered(current)).toBe(false);
});

describe('a payment of a bill that came back', () => {
  const paid = payment('returned', 200, '2026-10-08');
  const back = { ...charge('2026-10-14', 200), kind: 'return', paymentId: paid.id } as const;
  const summaryOf = (given: Partial<AccountFacts>) =>
    billingSummary(factsWith({ payments: [paid], ...given }), new Date('2026-11-21T17:00:00Z'));
  const october = { billDate: '2026-09-20', dueDate: '2026-10-10', amount: usd(200) } as const;
  const standing = (given: Partial<AccountFacts>, of: Parameters<typeof billStanding>[0] = october) =>
    billStanding(of, summaryOf(given));
  const octobers = { ...charge('2026-10-10', 200), date: october.billDate, billId: 'october' } as const;
  const posting = { ...posted(200), date: paid.paymentDate, paymentId: paid.id };
  const owed = [charge('2026-09-10', 100), octobers, posted(100), posting, back];

  test('has settled nothing of it, until it is paid again', () => {
    expect(standing({ ledger: owed })).toBe('returned');
    expect(standing({ ledger: [...owed, posted(199)] })).toBe('returned');
    expect(standing({ ledger: owed, payments: [paid, payment('pending', 200)] })).toBe('pending');
    expect(standing({ ledger: [...owed, posted(200)] })).toBe('paid');
  });

  test('was made for no other bill', () => {
    const others = ['2026-08-20', '2026-10-20'] as const;
    for (const billDate of others) expect(standing({ ledger: owed }, { ...october, billDate })).toBe('paid');
    expect(standing({ ledger: owed }, { ...october, billDate: null })).toBe('paid');
  });
});

test('a bill of less than nothing is a credit, whatever its day', () => {
  const summary = billingSummary(factsWith({ ledger }), new Date('2026-11-21T17:00:00Z'));
  for (const dueDate of bills)
    expect(billStanding({ billDate: dueDate, dueDate, amount: usd(-1) }, summary)).toBe('credit');
});

const bill = { billDate: '2026-09-20', amount: usd(16_340) } as const;
const next: BusinessDate = '2026-10-20';
type Status = Parameters<typeof payment>[0];

test.each<[string, Status, number, BusinessDate, BusinessDate | null, boolean]>([
  ['its whole amount, posted', 'successful', 16_340, '2026-10-06', '2026-10-07', true],
  ['on the day it came', 'successful', 16_340, '2026-09-20', '2026-09-21', true],
  ['another amount', 'successful', 16_339, '2026-10-06', '2026-10-07', false],
  ['not posted yet', 'successful', 16_340, '2026-10-06', null, false],
  ['returned since', 'returned', 16_340, '2026-10-06', '2026-10-07', false],
  ['before it came', 'successful', 16_340, '2026-09-19', '2026-09-20', false],
  ['once the next had come', 'successful', 16_340, '2026-10-20', '2026-10-21', false],
])('the payment that paid a bill: %s', (_, status, cents, paymentDate, postedDate, isFound) => {
  const line = { postedDate, payment: payment(status, cents, paymentDate) };
  expect(paymentOfBill(bill, next, [line])).toBe(isFound ? line.payment : null);
});

test('of the newest bill any later payment may be', () => {
  const line = { postedDate: '2027-01-02', payment: payment('successful', 16_340, '2027-01-01') } as const;
  expect(paymentOfBill(bill, null, [{ postedDate: null, payment: null }, line])).toBe(line.payment);
});

const moment = new Date('2026-11-21T17:00:00Z');

test('a charge is the bill of its day and its amount, or none', () => {
  const summary = billingSummary(factsWith({}), moment);
  const listed = { ...bill, dueDate: '2026-10-10' } as const;
  const paid = { standing: 'paid', dueDate: '2026-10-10' };
  expect(standingOfCharge({ date: '2026-09-20', amount: usd(16_340) }, [listed], summary)).toEqual(paid);
  expect(standingOfCharge({ date: '2026-09-20', amount: usd(1_000) }, [listed], summary)).toBeNull();
  expect(standingOfCharge({ date: '2026-09-21', amount: usd(16_340) }, [listed], summary)).toBeNull();
});

test('a charge whose statement is on its way stands as what is open of it, until all of that is paid', () => {
  const newest = { ...charge('2026-12-06', 300), billId: 'newest' };
  const charged = { date: newest.date, amount: newest.amount };
  const after = (...paid: readonly (typeof newest | ReturnType<typeof posted>)[]) =>
    standingOfCharge(charged, [], billingSummary(factsWith({ ledger: [newest, ...paid] }), moment));
  expect(after()).toEqual({ standing: 'unpaid', dueDate: '2026-12-06' });
  expect(after(posted(100))).toEqual({ standing: 'unpaid', dueDate: '2026-12-06' });
  expect(after(posted(300))).toBeNull();
});
