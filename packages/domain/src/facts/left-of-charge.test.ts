import { expect, test } from 'vitest';
import { charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { countedPending } from '../bill/bill-standing.ts';
import { billingSummary } from './billing-summary.ts';
import { leftOfBill, leftOfCharge, leftOfStatement } from './left-of-charge.ts';

const october = { ...charge('2026-11-05', 10_000), date: '2026-10-12', billId: 'october' } as const;
const november = { ...charge('2026-12-05', 20_000), date: '2026-11-12', billId: 'november' } as const;

const paid = (cents: number) => (cents === 0 ? [] : [posted(cents)]);
const onItsWay = (cents: number) => (cents === 0 ? [] : [payment('pending', cents)]);
const unknown = payment('unknown', 3_000);

test.each([
  ['nothing', paid(0), [], null, null],
  ['a part of the oldest', paid(4_000), [], 6_000, null],
  ['all of the oldest', paid(10_000), [], null, null],
  ['all of the oldest and a part of the next', paid(15_000), [], null, 15_000],
  ['everything', paid(30_000), [], null, null],
  ['a part of the oldest, and another part is on its way', paid(4_000), onItsWay(5_000), 1_000, null],
  ['a part of the oldest, and what is on its way covers more', paid(4_000), onItsWay(8_000), null, 18_000],
  ['nothing, and a part is on its way', paid(0), onItsWay(2_500), 7_500, null],
  ['a part of the oldest, and nobody knows of another', paid(4_000), [unknown], 6_000, null],
])(
  'where %s is paid, each bill tells what is left once payments cover a part of it',
  (_, money, payments, first, next) => {
    const facts = factsWith({ ledger: [october, november, ...money], payments });
    const summary = billingSummary(facts, new Date('2026-11-21T20:04:00Z'));
    const leftOf = ({ id }: { id: string }) =>
      leftOfCharge({ id }, summary.openCharges, countedPending(summary))?.cents ?? null;
    expect(leftOfBill({ billDate: october.date }, summary)?.cents ?? null).toBe(first);
    expect(leftOfBill({ billDate: november.date }, summary)?.cents ?? null).toBe(next);
    expect([leftOf(october), leftOf(november)]).toEqual([first, next]);
  },
);

test('of a bill that something is set to pay no more is told: the rest is asked for elsewhere', () => {
  const scheduled = payment('scheduled', 2_000, '2026-12-01');
  const facts = factsWith({ ledger: [october, november, posted(15_000)], payments: [scheduled] });
  const summary = billingSummary(facts, new Date('2026-11-21T20:04:00Z'));
  expect(leftOfBill({ billDate: november.date }, summary)).toBeNull();
});

test.each([
  ['nothing', paid(0), [], 10_000, 30_000],
  ['a part of the oldest', paid(4_000), [], 6_000, 26_000],
  ['a part, and another part is on its way', paid(4_000), onItsWay(5_000), 1_000, 21_000],
  ['more than the older of them, with what is on its way', paid(4_000), onItsWay(8_000), 0, 18_000],
  ['all', paid(30_000), [], 0, 0],
])(
  'where %s is paid, a statement tells what is left of it and of the bills before',
  (_, money, payments, first, next) => {
    const facts = factsWith({ ledger: [october, november, ...money], payments });
    const summary = billingSummary(facts, new Date('2026-11-21T20:04:00Z'));
    const leftOf = ({ date: billDate }: { date: typeof october.date | typeof november.date }) =>
      leftOfStatement({ billDate }, summary).cents;
    expect([leftOf(october), leftOf(november)]).toEqual([first, next]);
  },
);
