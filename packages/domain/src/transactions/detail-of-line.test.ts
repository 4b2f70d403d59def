import { expect, test } from 'vitest';
import { charge, payment, posted } from '../../test/sample-facts.ts';
import type { LedgerEntry } from '../bill/bill.ts';
import { usd } from '../money/arithmetic.ts';
import { detailOfLine } from './detail-of-line.ts';
import type { ListedTransaction } from './listed-transaction.ts';

const bill: LedgerEntry = { ...charge('2026-10-10', 17_825), billId: 'october' };
const paid: LedgerEntry = { ...posted(17_825), id: 'posting', date: '2026-10-08', paymentId: 'paid' };
const later: LedgerEntry = { ...posted(10_000), id: 'later', date: '2026-10-09', paymentId: 'again' };
const back = (kind: 'return' | 'refund', cents: number, day: LedgerEntry['date']): LedgerEntry => ({
  ...charge(day, cents),
  kind,
  paymentId: 'paid',
});

const detailOf = (ledger: readonly LedgerEntry[], id = 'paid') => {
  const entries = ledger.map((entry) => ({ ...entry, isBill: entry.billId !== null }));
  const lines = entries.map(
    ({ paymentId, ...entry }): ListedTransaction => ({
      ...entry,
      id: (entry.kind === 'payment' && paymentId) || entry.id,
      postedDate: entry.date,
      payment: paymentId ? payment('successful', 1, entry.date, { id: paymentId }) : null,
      standing: null,
      left: null,
      cancelledDate: null,
      refunded: null,
      isUnconfirmed: false,
    }),
  );
  return detailOfLine(lines, entries, id, () => false);
};
const detailIn = (ledger: readonly LedgerEntry[], id?: string) => {
  const detail = detailOf(ledger, id);
  return {
    settled: detail?.settled.map((settled) => [settled.kind, settled.paid.cents, settled.left.cents]),
    refunded: detail?.refunds.map(({ amount }) => amount.cents),
  };
};

test('a payment that came back settled nothing, and what was paid since settled the bill', () => {
  const returned = back('return', 17_825, '2026-10-14');
  expect(detailIn([bill, paid, returned])).toEqual({ settled: [], refunded: [] });
  expect(detailIn([bill, paid, returned, later], 'again').settled).toEqual([['charge', 10_000, 7_825]]);
});

test('what was refunded of a payment settled nothing, and no refund is among what it paid', () => {
  const refunds = [back('refund', 4_000, '2026-10-19'), back('refund', 2_550, '2026-10-24')];
  expect(detailIn([bill, paid, ...refunds])).toEqual({
    settled: [['charge', 11_275, 6_550]],
    refunded: [4_000, 2_550],
  });
  // Another payment goes on where what was kept of it ended.
  expect(detailIn([bill, paid, ...refunds, later], 'again')).toEqual({
    settled: [['charge', 6_550, 0]],
    refunded: [],
  });
});

test('money that went back of no payment that is known is owed as anything else', () => {
  const unknown: LedgerEntry = { ...back('refund', 1_000, '2026-10-01'), paymentId: null };
  expect(detailIn([unknown, bill, paid]).settled).toEqual([
    ['refund', 1_000, 0],
    ['charge', 16_825, 1_000],
  ]);
});

test('a payment that posted on the day of its bill has paid it, whatever their ids', () => {
  const sameDay = { ...paid, date: bill.date };
  const ids = [
    ['a-bill', 'b-posting'],
    ['b-bill', 'a-posting'],
  ] as const;
  for (const [billOf, posting] of ids) {
    const detail = detailOf([
      { ...bill, id: billOf },
      { ...sameDay, id: posting },
    ]);
    expect(detail?.balanceAfter).toEqual(usd(0));
    expect(detail?.settled).toHaveLength(1);
  }
});
