import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { sum, usd, zero } from '../money/arithmetic.ts';
import { paymentStatuses } from '../payment/payment-status.ts';
import { balanceOn, isOverdue, isSum, openCharges, paymentsOnTheirWay } from './balance.ts';

const today: BusinessDate = '2026-11-21';

test('past due, new charges and what is on its way add up to the amount due', () => {
  const facts = factsWith({
    ledger: [charge('2026-10-22', 16_585), posted(2_973), charge('2026-11-22', 17_825)],
    payments: [payment('pending', 5_000), payment('scheduled', 99), payment('successful', 2_973)],
  });
  expect(balanceOn(facts, today)).toEqual({
    pastDue: usd(13_612),
    newCharges: usd(17_825),
    pending: usd(5_000),
    credit: usd(0),
    amountDue: usd(26_437),
    creditBalance: usd(0),
    pastDueNet: usd(8_612),
    oldestUnpaidDueDate: '2026-10-22',
    nextDueDate: '2026-11-22',
  });
});

test.each<[BusinessDate, number, number]>([
  ['2026-11-20', 100, 0],
  ['2026-11-21', 0, 100],
  ['2026-11-22', 0, 100],
])('a charge due on %s: %i past due, %i new', (dueDate, pastDue, newCharges) => {
  const balance = balanceOn(factsWith({ ledger: [charge(dueDate, 100)] }), today);
  expect([balance.pastDue.cents, balance.newCharges.cents]).toEqual([pastDue, newCharges]);
  expect(balance.oldestUnpaidDueDate).toBe(pastDue ? dueDate : null);
  expect(balance.nextDueDate).toBe(newCharges ? dueDate : null);
});

test('money that has posted covers the oldest due charge first, whatever order they were written in', () => {
  const newer = charge('2026-12-05', 300);
  const older = charge('2026-10-05', 200);
  const { charges } = openCharges(factsWith({ ledger: [newer, posted(150), older] }));
  expect(charges).toEqual([
    {
      id: older.id,
      kind: 'charge',
      date: '2026-10-05',
      dueDate: '2026-10-05',
      remaining: usd(50),
      paid: usd(150),
      owedAgain: [],
    },
    {
      id: newer.id,
      kind: 'charge',
      date: '2026-12-05',
      dueDate: '2026-12-05',
      remaining: usd(300),
      paid: zero,
      owedAgain: [],
    },
  ]);
});

test('a charge without a due day is due on the day it was written', () => {
  const entry = { ...charge('2026-12-05', 300), dueDate: null, date: '2026-11-20' as const };
  expect(balanceOn(factsWith({ ledger: [entry] }), today).pastDue).toEqual(usd(300));
});

test('a returned payment is owed again from the day its charge fell due', () => {
  const returned = { ...charge('2026-11-02', 300), kind: 'return' as const };
  const balance = balanceOn(factsWith({ ledger: [charge('2026-11-02', 300), posted(300), returned] }), today);
  expect(balance).toMatchObject({ pastDue: usd(300), oldestUnpaidDueDate: '2026-11-02' });
});

test('being ahead is a credit balance, and what is on its way counts', () => {
  const ahead = factsWith({
    ledger: [charge('2026-11-02', 300), posted(1_000)],
    payments: [payment('pending', 50)],
  });
  expect(balanceOn(ahead, today)).toMatchObject({
    credit: usd(700),
    amountDue: usd(0),
    creditBalance: usd(750),
    pastDueNet: usd(0),
  });
});

test.each(paymentStatuses.map((status) => [status] as const))(
  'a payment that is %s is on its way exactly when its money is, or may be',
  (status) => {
    const expected = ['pending', 'running', 'unknown'].includes(status) ? 1 : 0;
    expect(paymentsOnTheirWay([payment(status, 100)])).toHaveLength(expected);
  },
);

const anyDueDate = fc.integer({ min: -120, max: 60 }).map((days) => addDays(today, days));
const anyEntry = fc.oneof(
  fc.tuple(anyDueDate, fc.integer({ min: 1, max: 1e7 })).map(([dueDate, cents]) => charge(dueDate, cents)),
  fc.integer({ min: 1, max: 1e7 }).map(posted),
);
const anyPayment = fc
  .tuple(fc.constantFrom(...paymentStatuses), fc.integer({ min: 1, max: 1e6 }))
  .map(([status, cents]) => payment(status, cents));

test('for any ledger the lines add up to the amount due, and the ledger’s own sum is never lost', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), fc.array(anyPayment), (ledger, payments) => {
      const b = balanceOn({ ledger, payments }, today);
      const net = b.pastDue.cents + b.newCharges.cents - b.pending.cents - b.credit.cents;
      expect(net).toBe(b.amountDue.cents - b.creditBalance.cents);
      expect(b.amountDue.cents === 0 || b.creditBalance.cents === 0).toBe(true);
      expect(b.pastDue.cents + b.newCharges.cents - b.credit.cents).toBe(
        sum(ledger.map((e) => e.amount)).cents,
      );
      for (const part of [b.pastDue, b.newCharges, b.pending, b.credit, b.pastDueNet]) {
        expect(part.cents).toBeGreaterThanOrEqual(0);
      }
      expect(b.pastDueNet.cents).toBeLessThanOrEqual(b.amountDue.cents);
      expect(b.oldestUnpaidDueDate !== null).toBe(b.pastDue.cents > 0);
      expect(b.nextDueDate !== null).toBe(b.newCharges.cents > 0);
    }),
  );
});

test('the order in which a ledger is read changes nothing', () => {
  const shuffled = fc
    .array(anyEntry)
    .chain((ledger) =>
      fc.tuple(fc.constant(ledger), fc.shuffledSubarray(ledger, { minLength: ledger.length })),
    );
  fc.assert(
    fc.property(shuffled, ([ledger, other]) => {
      expect(balanceOn({ ledger: other, payments: [] }, today)).toEqual(
        balanceOn({ ledger, payments: [] }, today),
      );
    }),
  );
});

test('paying never makes more due, and midnight never changes what is owed', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), fc.integer({ min: 1, max: 1e6 }), (ledger, cents) => {
      const before = balanceOn({ ledger, payments: [] }, today);
      const after = balanceOn({ ledger: [...ledger, posted(cents)], payments: [] }, today);
      expect(after.amountDue.cents).toBe(Math.max(before.amountDue.cents - cents, 0));
      expect(balanceOn({ ledger, payments: [] }, addDays(today, 1)).amountDue).toEqual(before.amountDue);
    }),
  );
});

test.each<[string, Parameters<typeof factsWith>[0], boolean, boolean]>([
  ['one charge', { ledger: [charge('2026-12-05', 300)] }, false, false],
  ['one charge, paid in part', { ledger: [charge('2026-12-05', 300), posted(100)] }, true, false],
  ['one past due, one new', { ledger: [charge('2026-11-05', 200), charge('2026-12-05', 300)] }, true, true],
  ['two past due', { ledger: [charge('2026-10-05', 200), charge('2026-11-05', 300)] }, true, false],
  [
    'a charge and a payment on its way',
    { ledger: [charge('2026-12-05', 300)], payments: [payment('pending', 100)] },
    true,
    true,
  ],
  ['a credit alone', { ledger: [posted(100)] }, false, false],
  ['nothing', {}, false, false],
])(
  'a sum is shown where it has more than one line, of charges or of what they come to: %s',
  (_, given, ofCharges, ofTotals) => {
    const facts = factsWith(given);
    const balance = balanceOn(facts, today);
    expect(isSum(balance, openCharges(facts).charges)).toBe(ofCharges);
    expect(isSum(balance)).toBe(ofTotals);
  },
);

test.each<[BusinessDate, boolean]>([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
])('a charge due on %s is overdue: %s', (dueDate, expected) => {
  expect(isOverdue({ dueDate }, today)).toBe(expected);
});

test('a charge tells what it is: a bill, a payment that came back, or something apart', () => {
  const bill = { ...charge('2026-11-05', 100), billId: 'bill' };
  const returned = { ...charge('2026-11-06', 100), kind: 'return' as const };
  const { charges } = openCharges(factsWith({ ledger: [bill, returned, charge('2026-11-07', 100)] }));
  expect(charges.map(({ kind }) => kind)).toEqual(['bill', 'return', 'charge']);
});
