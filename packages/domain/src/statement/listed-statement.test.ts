import { expect, test } from 'vitest';
import { bill, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { billingSummary } from '../facts/billing-summary.ts';
import { usd } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { listedStatement } from './listed-statement.ts';

const november = { ...bill('2026-11-06', '2026-12-06'), amount: usd(10_000) };
const october = { ...bill('2026-10-06', '2026-11-06'), amount: usd(10_000) };

function listedWith(payments: readonly Payment[], of = november) {
  const ledger = [{ ...charge(of.dueDate, 10_000), date: of.billDate, billId: of.id }];
  const facts = factsWith({ ledger, payments: [...payments] });
  return listedStatement(of, billingSummary(facts, new Date('2026-11-21T17:00:00Z')));
}

test.each([
  ['nothing', [], 'unpaid', false],
  ['a payment that nobody can confirm', [payment('unknown', 10_000)], 'unpaid', true],
  [
    'one that people look into',
    [payment('unknown', 10_000, '2026-11-19', { inSupportQueue: true })],
    'unpaid',
    true,
  ],
  ['one that is pending', [payment('pending', 10_000)], 'pending', false],
  ['a part that nobody can confirm', [payment('unknown', 9_999)], 'unpaid', false],
] as const)('a list of statements says of a bill by %s whether it may be paid', (_, payments, ...told) => {
  const { standing, isUnconfirmed } = listedWith(payments);
  expect([standing, isUnconfirmed]).toEqual(told);
});

test('a bill that is past due stays that in a list, whatever may have paid it', () => {
  const listed = listedWith([payment('unknown', 10_000)], october);
  expect(listed).toMatchObject({ standing: 'pastDue', isUnconfirmed: false });
});
