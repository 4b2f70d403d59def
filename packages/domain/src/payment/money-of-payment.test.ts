import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { type MoneyOfPayment, moneyOfPayment } from './money-of-payment.ts';
import type { Payment } from './payment.ts';
import { paymentStatuses } from './payment-status.ts';

const { method } = payment('successful', 500);
const fromBank = { method: { ...method, type: 'bankAccount' } } as const;

test.each<[string, Payment['status'], Partial<Payment>, MoneyOfPayment | null]>([
  ['being checked', 'unknown', {}, null],
  ['not settled in a day', 'unknown', { inSupportQueue: true }, 'withSupport'],
  ['a card payment on its way', 'pending', {}, 'heldByCard'],
  ['a bank payment on its way', 'pending', fromBank, null],
  ['taken', 'successful', {}, null],
  ['taken and posted', 'successful', { postedDate: '2026-11-21' }, 'posted'],
  ['posted once, and sent back by the bank', 'returned', { postedDate: '2026-11-21' }, null],
])('%s', (_, status, changes, expected) => {
  expect(moneyOfPayment(payment(status, 500, '2026-11-20', changes))).toBe(expected);
});

test('money that was not taken has nothing more to tell, whoever looks into it and whatever paid', () => {
  const notTaken = paymentStatuses.filter(
    (status) => !['running', 'unknown', 'pending', 'successful'].includes(status),
  );
  for (const status of notTaken) {
    const one = payment(status, 500, '2026-11-20', { inSupportQueue: true, postedDate: '2026-11-21' });
    expect(moneyOfPayment(one)).toBeNull();
  }
});
