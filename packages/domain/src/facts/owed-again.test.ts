import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import type { LedgerEntry } from '../bill/bill.ts';
import { billStanding } from '../bill/bill-standing.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { sum } from '../money/arithmetic.ts';
import { openCharges } from './balance.ts';
import { billingSummary } from './billing-summary.ts';
import { leftOfStatement } from './left-of-charge.ts';

const billOf = (billDate: BusinessDate, cents: number): LedgerEntry => ({
  ...charge(addDays(billDate, 28), cents),
  date: billDate,
  billId: billDate,
});
const paidBy = (paymentId: string, date: BusinessDate, cents: number) => ({
  ...posted(cents),
  date,
  paymentId,
});
const backOf = (paymentId: string, date: BusinessDate, cents: number): LedgerEntry => ({
  ...charge(date, cents),
  kind: 'return',
  paymentId,
});

const september = billOf('2026-08-12', 10_000);
const october = billOf('2026-09-12', 20_000);
const november = billOf('2026-11-12', 5_000);
const both = paidBy('both', '2026-10-08', 30_000);
const back = backOf('both', '2026-10-14', 30_000);
const fee = charge('2026-10-01', 500);

const owedIn = (ledger: readonly LedgerEntry[]) =>
  openCharges({ ledger: [...ledger] }).charges.flatMap(({ owedAgain }) =>
    owedAgain.map(({ billDate, amount }) => [billDate, amount.cents]),
  );

test.each<[string, LedgerEntry[], [BusinessDate, number][]]>([
  [
    'nothing since',
    [],
    [
      ['2026-08-12', 10_000],
      ['2026-09-12', 20_000],
    ],
  ],
  [
    'a part of the older one since',
    [paidBy('since', '2026-10-20', 4_000)],
    [
      ['2026-08-12', 6_000],
      ['2026-09-12', 20_000],
    ],
  ],
  ['the older one since', [paidBy('since', '2026-10-20', 10_000)], [['2026-09-12', 20_000]]],
  ['more than the older one since', [paidBy('since', '2026-10-20', 12_000)], [['2026-09-12', 18_000]]],
  ['all of it since', [paidBy('since', '2026-10-20', 30_000)], []],
])('of two bills whose one payment came back, with %s paid', (_, since, owed) => {
  expect(owedIn([september, october, november, both, back, ...since])).toEqual(owed);
});

test('what was charged apart is owed again with the bills, and is none of them', () => {
  const all = paidBy('both', '2026-10-08', 30_500);
  expect(owedIn([september, fee, october, all, backOf('both', '2026-10-14', 30_500)])).toEqual([
    ['2026-08-12', 10_000],
    ['2026-09-12', 20_000],
  ]);
});

test('a bill that is not due yet is owed by itself, and the one before it again', () => {
  const paid = paidBy('both', '2026-11-14', 25_000);
  const returned = backOf('both', '2026-11-18', 25_000);
  const ledger = [october, november, paid, returned];
  expect(owedIn(ledger)).toEqual([['2026-09-12', 20_000]]);
});

test('of two payments that came back after both had posted, each leaves its own bill owed again', () => {
  const ledger = [
    september,
    october,
    paidBy('first', '2026-09-01', 10_000),
    paidBy('second', '2026-10-08', 20_000),
    backOf('first', '2026-10-14', 10_000),
    backOf('second', '2026-10-15', 20_000),
  ];
  expect(owedIn(ledger)).toEqual([
    ['2026-08-12', 10_000],
    ['2026-09-12', 20_000],
  ]);
});

test('a payment that paid a bill again and came back too leaves that bill owed again', () => {
  const ledger = [
    september,
    october,
    paidBy('first', '2026-09-01', 10_000),
    backOf('first', '2026-09-05', 10_000),
    paidBy('again', '2026-09-08', 10_000),
    paidBy('october', '2026-10-08', 20_000),
    backOf('again', '2026-10-14', 10_000),
  ];
  expect(owedIn(ledger)).toEqual([['2026-08-12', 10_000]]);
});

test('lists tell each of the bills as owed again, and its statement what is left of it', () => {
  const told = (...since: LedgerEntry[]) => {
    const facts = factsWith({
      ledger: [september, october, both, back, ...since],
      payments: [payment('returned', 30_000, both.date, { id: 'both' })],
    });
    const summary = billingSummary(facts, new Date('2026-11-21T17:00:00Z'));
    return [september, october].map(({ date: billDate, dueDate, amount }) => [
      billStanding({ billDate, dueDate: dueDate ?? billDate, amount }, summary),
      leftOfStatement({ billDate }, summary).cents,
    ]);
  };
  expect(told()).toEqual([
    ['returned', 10_000],
    ['returned', 30_000],
  ]);
  expect(told(paidBy('since', '2026-10-20', 10_000))).toEqual([
    ['paid', 0],
    ['returned', 20_000],
  ]);
});

const anyDay = fc.integer({ min: 0, max: 150 }).map((days) => addDays('2026-06-01', days));
const cents = fc.integer({ min: 1, max: 30_000 });
const anyBill = fc.tuple(anyDay, cents).map(([day, amount]) => billOf(day, amount));
const anyCharge = fc.tuple(anyDay, cents).map(([day, amount]) => charge(day, amount));
/** A payment and, for some, how many days later it came back. */
const anyPaid = fc
  .tuple(anyDay, cents, fc.option(fc.integer({ min: 0, max: 40 })))
  .map(([day, amount, came]) => ({ day, amount, came }));

test('for any ledger what is told as owed again sums to no more than its return, and no bill is owed more than once', () => {
  const anyLedger = fc
    .tuple(
      fc.uniqueArray(anyBill, { selector: ({ date }) => date, maxLength: 6 }),
      fc.array(anyCharge, { maxLength: 3 }),
      fc.array(anyPaid, { maxLength: 6 }),
    )
    .map(([bills, charges, paid]) => ({
      bills,
      ledger: [
        ...bills,
        ...charges,
        ...paid.flatMap(({ day, amount, came }, at) => {
          const id = `paid-${at}`;
          return [
            paidBy(id, day, amount),
            ...(came === null ? [] : [backOf(id, addDays(day, came), amount)]),
          ];
        }),
      ],
    }));
  fc.assert(
    fc.property(anyLedger, ({ bills, ledger }) => {
      const { charges } = openCharges({ ledger });
      for (const { owedAgain, remaining, kind } of charges) {
        expect(sum(owedAgain.map(({ amount }) => amount)).cents).toBeLessThanOrEqual(remaining.cents);
        expect(kind === 'return' || owedAgain.length === 0).toBe(true);
        for (const { billDate, amount } of owedAgain)
          expect(amount.cents).toBeLessThanOrEqual(
            bills.find(({ date }) => date === billDate)?.amount.cents ?? 0,
          );
      }
    }),
  );
});
