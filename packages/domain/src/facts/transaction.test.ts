import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { paymentStatuses } from '../payment/payment-status.ts';
import { dayOfLine, type LineCounts, lineCounts } from './transaction.ts';

const others: Partial<Record<string, LineCounts>> = {
  running: 'notConfirmed',
  unknown: 'notConfirmed',
  failed: 'notCounted',
  cancelled: 'notCounted',
};

test.each(paymentStatuses)('a payment that is %s', (status) => {
  const line = { kind: 'payment', payment: payment(status, 100) } as const;
  expect(lineCounts(line)).toBe(others[status] ?? 'counted');
});

test('a bill counts, and a returned payment, whatever became of the payment', () => {
  expect(lineCounts({ kind: 'charge', payment: null })).toBe('counted');
  expect(lineCounts({ kind: 'return', payment: payment('failed', 100) })).toBe('counted');
});

test.each([
  ['a payment, its own', 'payment', '2026-11-05'],
  ['a payment that came back, when it did', 'return', '2026-11-06'],
  ['a refund, when it was given', 'refund', '2026-11-06'],
] as const)('the day that a line is told by: %s', (_, kind, day) => {
  expect(dayOfLine({ kind, date: '2026-11-06' }, payment('returned', 100, '2026-11-05'))).toBe(day);
});

test('a payment that nothing more is known of is told by the day of its line', () => {
  expect(dayOfLine({ kind: 'payment', date: '2026-11-06' }, null)).toBe('2026-11-06');
});
