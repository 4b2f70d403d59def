import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import { statementActivity } from './statement-activity.ts';

const charge = {
  id: 'entry',
  kind: 'charge',
  date: '2026-11-15',
  dueDate: '2026-12-05',
  amount: usd(8_612),
  billId: 'bill',
  paymentId: null,
} as const;

test('what a bill charges is told as the bill of its date, and a charge apart as none', () => {
  const lines = statementActivity([charge, { ...charge, id: 'one-off', billId: null }], []);
  expect(lines.map(({ id, date, isBill }) => [id, date, isBill])).toEqual([
    ['entry', '2026-11-15', true],
    ['one-off', '2026-11-15', false],
  ]);
});
