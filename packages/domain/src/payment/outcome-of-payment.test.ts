import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { blocksOthers } from './blocks-others.ts';
import { outcomeOfPayment } from './outcome-of-payment.ts';
import { paymentStatuses } from './payment-status.ts';

test.each([
  ['successful', 'LW-PAY-001'],
  ['scheduled', 'LW-PAY-002'],
  ['pending', 'LW-PAY-003'],
  ['running', 'LW-PAY-040'],
  ['unknown', 'LW-PAY-040'],
  ['failed', 'LW-PAY-010'],
  ['returned', 'LW-PAY-050'],
] as const)('a payment that is %s is told as %s', (status, outcome) => {
  expect(outcomeOfPayment({ status, statusReason: null })).toBe(outcome);
});

test('of one that failed the reason says more than the status', () => {
  expect(outcomeOfPayment({ status: 'failed', statusReason: 'LW-PAY-012' })).toBe('LW-PAY-012');
});

test('what was not known for a while is told as it ended', () => {
  expect(outcomeOfPayment({ status: 'successful', statusReason: 'LW-PAY-040' })).toBe('LW-PAY-001');
});

test('nothing came of a payment that was cancelled', () => {
  expect(outcomeOfPayment({ status: 'cancelled', statusReason: null })).toBeNull();
});

test('a payment is in the way of others exactly while it is told as being checked, and until people look into it', () => {
  for (const status of paymentStatuses) {
    const inTheWay = blocksOthers(payment(status, 100));
    expect(inTheWay, status).toBe(outcomeOfPayment({ status, statusReason: null }) === 'LW-PAY-040');
  }
  expect(blocksOthers(payment('unknown', 100, undefined, { inSupportQueue: true }))).toBe(false);
});
