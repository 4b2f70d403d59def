import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import type { MobileLine } from '../mobile/mobile-line.ts';
import { usd } from '../money/arithmetic.ts';
import { listedMobileLines, mobileDetailOf } from './mobile-lines.ts';

const line = (kind: MobileLine['kind'], cents: number, change: Partial<MobileLine> = {}): MobileLine => ({
  id: `${kind}${cents}`,
  kind,
  date: '2026-10-01',
  dueDate: null,
  isBill: false,
  amount: usd(cents),
  payment: null,
  ...change,
});

const bill = line('charge', 10_000, { dueDate: '2026-10-21', isBill: true });

test.each([
  ['a bill that is paid', [bill, line('payment', -10_000)], '2026-11-21', ['paid', null]],
  ['a bill that is paid in part', [bill, line('payment', -4_000)], '2026-10-21', ['unpaid', null]],
  ['a bill the day after it fell due', [bill], '2026-10-22', ['pastDue']],
  [
    'what was paid twice and given back: the bill stays paid',
    [bill, line('payment', -20_000), line('refund', 10_000)],
    '2026-11-21',
    ['paid', null, null],
  ],
  [
    'a returned payment, owed again at once',
    [bill, line('payment', -10_000), line('return', 10_000)],
    '2026-10-02',
    ['unpaid', null, 'paid'],
  ],
] as const)('%s', (_case, lines, today, standings) => {
  expect(listedMobileLines(lines, [], today).billed.map(({ standing }) => standing)).toEqual(standings);
});

test('what was paid of a device stands among them, on its own day, and pays no mobile bill', () => {
  const paid = payment('successful', 20_000, '2026-10-05', {
    id: 'paid',
    postedDate: '2026-10-06',
    device: { id: 'phone', name: 'Phone', lineLastFour: '1234' },
  });
  const lines = listedMobileLines([bill], [paid], '2026-10-22');
  expect(lines.billed.map(({ standing }) => standing)).toEqual(['pastDue']);
  expect(lines.all.map(({ id }) => id)).toEqual([bill.id, 'paid']);
  expect(mobileDetailOf(lines, 'paid')).toMatchObject({
    line: { kind: 'payment', date: '2026-10-05', postedDate: '2026-10-06', amount: usd(-20_000) },
    settled: [],
    refunds: [],
    balanceAfter: null,
  });
  expect(mobileDetailOf(lines, bill.id)?.balanceAfter).toEqual(usd(10_000));
});
