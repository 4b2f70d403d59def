import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { confirmationNumberOf } from './confirmation-number.ts';
import { paymentStatuses } from './payment-status.ts';

const notConfirmed = new Set(['running', 'unknown', 'failed']);

test.each(paymentStatuses)('a payment that is %s is confirmed by its reference, or by nothing', (status) => {
  const made = payment(status, 100);
  expect(confirmationNumberOf(made)).toBe(notConfirmed.has(status) ? null : made.reference);
});
