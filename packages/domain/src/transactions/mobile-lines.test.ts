import { expect, test } from 'vitest';
import type { MobileLine } from '../mobile/mobile-line.ts';
import { usd } from '../money/arithmetic.ts';
import { listedMobileLines } from './mobile-lines.ts';

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
  expect(listedMobileLines(lines, today).map(({ standing }) => standing)).toEqual(standings);
});
