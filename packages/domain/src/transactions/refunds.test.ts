import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/business-date.ts';
import { usd } from '../money/arithmetic.ts';
import { type RefundingLine, refundedByPayment, refundsOf } from './refunds.ts';

const line = (kind: string, cents: number, more: Partial<RefundingLine> = {}): RefundingLine => ({
  id: `${kind}${cents}`,
  kind,
  date: '2026-11-20',
  amount: usd(cents),
  ...more,
});

test.each([
  ['a refund that the ledger has of it', [line('refund', 500, { paymentId: 'paid' })], [500]],
  ['a refund as the mobile biller tells it', [line('refund', 500, { payment: { id: 'paid' } })], [500]],
  [
    'each of its refunds, the first at the top',
    [
      line('refund', 500, { paymentId: 'paid', date: '2026-11-22' }),
      line('refund', 300, { paymentId: 'paid' }),
    ],
    [300, 500],
  ],
  ['no refund of another payment', [line('refund', 500, { paymentId: 'other' })], []],
  ['no refund of a payment that nobody knows', [line('refund', 500, { paymentId: null })], []],
  ['not that the bank sent it back', [line('return', 500, { paymentId: 'paid' })], []],
] as const)('of a payment is told %s', (_, lines, cents) => {
  expect(refundsOf('paid', lines).map(({ amount }) => amount.cents)).toEqual(cents);
});

test('a list tells of each payment what the details of its refunds come to, and of no other payment anything', () => {
  const payment = fc.constantFrom('one', 'two', 'three', null);
  const made = fc.tuple(
    fc.constantFrom('refund', 'return', 'payment'),
    fc.integer({ min: 1, max: 9_999 }),
    payment,
  );
  fc.assert(
    fc.property(fc.array(made), (all) => {
      const lines = all.map(([kind, cents, paymentId], at) =>
        line(kind, cents, { id: `${at}`, paymentId, date: addDays('2026-11-01', at) }),
      );
      const told = refundedByPayment(lines);
      for (const id of ['one', 'two', 'three']) {
        const refunds = refundsOf(id, lines);
        expect(told.has(id)).toBe(refunds.length > 0);
        expect(told.get(id)?.cents ?? 0).toBe(refunds.reduce((all, { amount }) => all + amount.cents, 0));
      }
    }),
  );
});
