import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { paymentStatuses } from '../payment/payment-status.ts';
import { statusOfTransaction } from './listed-transaction.ts';

test.each(paymentStatuses)('a payment that is %s says so', (status) => {
  const line = { kind: 'payment', payment: payment(status, 100), postedDate: null, standing: null } as const;
  expect(statusOfTransaction({ isUnconfirmed: false, ...line })).toBe(status);
});

test.each([
  [
    'a payment in the ledger',
    { kind: 'payment', payment: payment('successful', 1), postedDate: '2026-11-07', standing: null },
    'posted',
  ],
  [
    'one that came back',
    { kind: 'payment', payment: payment('returned', 1), postedDate: '2026-11-07', standing: null },
    'returned',
  ],
  [
    'what was owed again by it',
    { kind: 'return', payment: payment('returned', 1), postedDate: '2026-11-09', standing: 'pastDue' },
    'returned',
  ],
  [
    'a bill that a payment which nobody can confirm yet may have paid',
    { kind: 'charge', payment: null, postedDate: '2026-11-07', standing: 'unpaid', isUnconfirmed: true },
    'unknown',
  ],
  ['a bill', { kind: 'charge', payment: null, postedDate: '2026-11-07', standing: 'paid' }, 'paid'],
  [
    'what was given back of a payment',
    { kind: 'refund', payment: payment('successful', 1), postedDate: '2026-11-09', standing: null },
    'refunded',
  ],
  ['a credit', { kind: 'credit', payment: null, postedDate: '2026-11-07', standing: null }, 'credited'],
  [
    'a payment of another time',
    { kind: 'payment', payment: null, postedDate: '2026-11-07', standing: null },
    'posted',
  ],
] as const)('%s', (_, line, status) =>
  expect(statusOfTransaction({ isUnconfirmed: false, ...line })).toBe(status),
);
