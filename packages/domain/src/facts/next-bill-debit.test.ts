import fc from 'fast-check';
import { expect, test } from 'vitest';
import { autoPay, bill, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { usd, zero } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { billingSummary } from './billing-summary.ts';
import { mobileBillFacts } from './mobile-bill-facts.ts';
import { nextBillDebit, nextDebitedBill } from './next-bill-debit.ts';

const today: BusinessDate = '2026-11-28';
const billDate: BusinessDate = '2026-12-08';
const enrolled = factsWith({ autoPay: autoPay(28), account: { cycleDay: 8 } });

test.each<[string, BusinessDate, number, BusinessDate]>([
  ['on the debit day after it', '2026-12-28', 28, '2026-12-28'],
  ['on that day, though the one of today has nothing to take', '2026-11-28', 28, '2026-12-28'],
  ['a month after the debit that comes before it', '2026-12-05', 5, '2027-01-05'],
  ['on the day on which it is made', '2026-12-08', 8, '2026-12-08'],
  ['not before a change reaches the debits', '2027-01-28', 28, '2027-01-28'],
  ['on the last day of a shorter month', '2026-11-30', 31, '2026-12-31'],
  ['by the debit of before, which a change came too late for', '2026-12-10', 28, '2026-12-10'],
])('the bill of December 8 is taken %s', (_, date, debitDay, taken) => {
  expect(nextBillDebit(billDate, { date, debitDay })).toEqual({ billDate, date: taken });
});

test('the debit that takes the next bill comes neither before it nor before the next debit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), fc.nat(60), fc.nat(31), (debitDay, bill, debit) => {
      const days = { bill: addDays(today, bill), debit: addDays(today, debit) };
      const next = nextBillDebit(days.bill, { date: days.debit, debitDay });
      expect(next && next.date >= days.bill && next.date >= days.debit).toBe(true);
    }),
  );
});

test('nothing is promised where no bill comes, or the standing stops Auto Pay', () => {
  expect(nextDebitedBill(enrolled, 'allServices', today)).toBe(billDate);
  const closed = { ...enrolled, account: { ...enrolled.account, status: 'disconnected' as const } };
  expect(nextDebitedBill(closed, 'allServices', today)).toBeNull();
  expect(nextBillDebit(null, { date: today, debitDay: 28 })).toBeNull();
});

test.each<[string, Parameters<typeof factsWith>[0]]>([
  ['a credit', { ledger: [posted(5_000)] }],
  ['a scheduled payment', { payments: [payment('scheduled', 5_000, '2026-12-20')] }],
  [
    'more scheduled than is owed',
    { ledger: [charge(today, 4_999)], payments: [payment('scheduled', 5_000)] },
  ],
])('no debit of the next bill is promised where %s pays of it first', (_, given) => {
  const facts = factsWith({ autoPay: autoPay(28), account: { cycleDay: 8 }, ...given });
  expect(nextDebitedBill(facts, 'allServices', today)).toBeNull();
});

test.each<[string, Payment, BusinessDate | null]>([
  ['one that is being confirmed', payment('running', 5_000), null],
  ['one that nobody knows of', payment('unknown', 5_000), null],
  ['one that people look into', payment('unknown', 5_000, today, { inSupportQueue: true }), null],
  ['one that is on its way', payment('pending', 5_000), billDate],
])('the next bill is promised once it is known that it is next: beside %s', (_, paid, promised) => {
  const ledger = [charge('2026-12-20', 5_000)];
  const facts = factsWith({ autoPay: autoPay(28), account: { cycleDay: 8 }, ledger, payments: [paid] });
  expect(nextDebitedBill(facts, 'allServices', today)).toBe(promised);
});

test('a scheduled payment of what is owed leaves the next bill to Auto Pay', () => {
  const scheduled = { ledger: [charge(today, 5_000)], payments: [payment('scheduled', 5_000, '2026-12-01')] };
  const facts = factsWith({ autoPay: autoPay(28), account: { cycleDay: 8 }, ...scheduled });
  expect(nextDebitedBill(facts, 'allServices', today)).toBe(billDate);
});

test('a payment that is scheduled for after its debit leaves the next bill to Auto Pay', () => {
  const facts = { ...enrolled, payments: [payment('scheduled', 5_000, '2027-01-15')] };
  expect(nextDebitedBill(facts, 'allServices', today)).toBe(billDate);
});

test('on the day of a bill it is the next until it is there', () => {
  expect(nextDebitedBill(enrolled, 'allServices', billDate)).toBe(billDate);
  const billed = { ...enrolled, bills: [bill(billDate, '2026-12-28')] };
  expect(nextDebitedBill(billed, 'allServices', billDate)).toBe('2027-01-08');
});

test('a mobile bill comes by its own days, and nobody knows them where it is paid', () => {
  const facts = factsWith({
    account: { cycleDay: 22 },
    mobile: {
      status: 'active',
      serviceState: 'connected',
      pastDue: zero,
      bill: { amount: usd(18_640), dueDate: '2026-12-07' },
      devices: [],
    },
  });
  const mobile = mobileBillFacts(facts, today);
  expect(nextDebitedBill(mobile, 'mobile', today)).toBe('2026-12-17');
  expect(nextDebitedBill({ ...mobile, bills: [] }, 'mobile', today)).toBeNull();
});

test('billing home tells the day on which the next bill is taken', () => {
  const noon = new Date('2026-11-28T17:00:00Z');
  expect(billingSummary(enrolled, noon).autoPay?.nextBillDebit).toBe('2026-12-28');
});
