import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { paymentStatuses } from '../payment/payment-status.ts';
import { type LineCounts, lineCounts } from './transaction.ts';

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
