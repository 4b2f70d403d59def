import fc from 'fast-check';
import { expect, test } from 'vitest';
import { card, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { add, sum, usd } from '../money/arithmetic.ts';
import { paymentStatuses } from '../payment/payment-status.ts';
import { balanceOn } from './balance.ts';
import { debitSum, onTheirWayBefore } from './debit-sum.ts';
import { leftDueBy } from './left-due.ts';

const today: BusinessDate = '2026-11-21';
const debitDate: BusinessDate = '2026-12-06';
const bill = charge(debitDate, 17_325);

test('a payment on its way, a scheduled one and Auto Pay pay a bill together, to the cent', () => {
  const later = payment('scheduled', 1_000, '2026-12-07');
  const facts = factsWith({
    ledger: [bill],
    payments: [payment('pending', 2_533), payment('scheduled', 4_000, '2026-12-02'), later],
  });
  expect(debitSum(facts, debitDate, today)).toEqual({
    owed: usd(17_325),
    onTheirWay: usd(2_533),
    scheduled: usd(4_000),
    debit: usd(10_792),
    ahead: usd(0),
    scheduledLater: [later],
  });
});

test.each([
  ['works through its day', { expirationDate: '2026-12' }, 4_000, 13_325],
  ['has expired by its day', { expirationDate: '2026-11' }, 0, 17_325],
  ['is restricted', { isRestricted: true }, 0, 17_325],
] as const)('a scheduled payment by a card that %s leaves so much to Auto Pay', (_, is, scheduled, debit) => {
  const facts = factsWith({
    ledger: [bill],
    methods: [card(is)],
    payments: [payment('scheduled', 4_000, '2026-12-02')],
  });
  expect(debitSum(facts, debitDate, today)).toMatchObject({ scheduled: usd(scheduled), debit: usd(debit) });
});

test('what cannot be made after the debit becomes no credit either', () => {
  const facts = factsWith({
    ledger: [bill],
    methods: [card({ expirationDate: '2026-11' })],
    payments: [payment('scheduled', 4_000, '2026-12-09')],
  });
  expect(debitSum(facts, debitDate, today).scheduledLater).toEqual([]);
});

test.each<[string, number, number, number]>([
  ['nothing', 0, 17_325, 0],
  ['a part', 5_000, 12_325, 0],
  ['all of it', 17_325, 0, 0],
  ['more than is owed', 20_000, 0, 2_675],
])('%s paid in the same pass leaves the rest to Auto Pay', (_, paid, debit, ahead) => {
  expect(debitSum(factsWith({ ledger: [bill] }), debitDate, today, usd(paid))).toMatchObject({
    onTheirWay: usd(paid),
    debit: usd(debit),
    ahead: usd(ahead),
  });
});

const anyDate = fc.integer({ min: -60, max: 60 }).map((days) => addDays(today, days));
const anyAmount = fc.integer({ min: 1, max: 1e6 });
const anyEntry = fc.oneof(
  fc.tuple(anyDate, anyAmount).map(([dueDate, cents]) => charge(dueDate, cents)),
  anyAmount.map(posted),
);
const anyPayment = fc
  .tuple(fc.constantFrom(...paymentStatuses), anyAmount, fc.integer({ min: 1, max: 60 }))
  .map(([status, cents, days]) => payment(status, cents, addDays(today, days)));
const anyFacts = fc
  .record({ ledger: fc.array(anyEntry), payments: fc.array(anyPayment, { maxLength: 6 }) })
  .map(factsWith);

test('once all of it has posted nothing owed is left, and where Auto Pay took anything nothing was paid twice', () => {
  fc.assert(
    fc.property(anyFacts, anyDate, fc.nat(1e6), (facts, date, cents) => {
      const { owed, onTheirWay, scheduled, debit, ahead } = debitSum(facts, date, today, usd(cents));
      const paid = sum([onTheirWay, scheduled, debit]);
      expect(add(owed, ahead)).toEqual(paid);
      const before = balanceOn(facts, today).credit;
      const after = balanceOn({ ledger: [...facts.ledger, posted(paid.cents)], payments: [] }, today);
      expect(after.amountDue).toEqual(usd(0));
      expect(after.creditBalance).toEqual(add(before, ahead));
      if (debit.cents > 0) expect(after.creditBalance).toEqual(usd(0));
    }),
  );
});

test.each<[BusinessDate, number]>([
  ['2026-11-30', 100],
  ['2026-12-01', 0],
  ['2026-12-05', 0],
  ['2026-12-06', 16_925],
  ['2026-12-20', 19_925],
])('by %s %i cents of what falls due are left to pay', (date, left) => {
  const facts = factsWith({
    ledger: [charge('2026-11-10', 400), bill, charge('2026-12-20', 3_000)],
    payments: [payment('pending', 300), payment('scheduled', 500, '2026-12-01')],
  });
  expect(leftDueBy(facts, date)).toEqual(usd(left));
  expect(leftDueBy(facts, date, usd(left))).toEqual(usd(0));
});

test('what is left due by the last day is what Auto Pay would take then', () => {
  const endOfAll = addDays(today, 365);
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(leftDueBy(facts, endOfAll)).toEqual(debitSum(facts, endOfAll, today).debit);
    }),
  );
});

test('a payment that is made now is told apart from those on their way before', () => {
  const facts = factsWith({ ledger: [bill], payments: [payment('pending', 300)] });
  const sum = debitSum(facts, '2026-12-06', today, usd(1_000));
  expect(onTheirWayBefore(sum, usd(1_000))).toEqual(usd(300));
});
