import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import { messageSchema } from './message.ts';
import { messageOfCancellation, messageOfChange, messageOfPayment } from './messages-of-payment.ts';

const today = '2026-12-06';
const by = 'Dana Reyes';

test.each<
  [string, PaymentStatus | null, PaymentStatus, Partial<Payment>, { isWatched?: boolean }, string | null]
>([
  ['a payment that begins', null, 'running', {}, {}, null],
  ['one for a later day', null, 'scheduled', {}, {}, 'paymentScheduled'],
  ['one whose processor is away', 'running', 'scheduled', {}, {}, null],
  ['one that was taken', 'running', 'successful', {}, {}, 'paymentMade'],
  ['one that was sent to a bank', 'running', 'pending', {}, {}, 'paymentMade'],
  ['one that cleared', 'pending', 'successful', {}, {}, null],
  ['one that nobody knows of', 'running', 'unknown', {}, {}, null],
  ['one that was found to be taken', 'unknown', 'successful', {}, {}, 'paymentMade'],
  ['one that went to people', 'unknown', 'unknown', { inSupportQueue: true }, {}, null],
  ['one that was declined on the page', 'running', 'failed', {}, { isWatched: true }, null],
  ['one that was declined later', 'running', 'failed', {}, {}, 'paymentFailed'],
  ['one that was found not to be taken', 'unknown', 'failed', {}, {}, 'paymentFailed'],
  ['one that the bank sent back', 'pending', 'returned', {}, {}, 'paymentReturned'],
  ['one that it sent back after it cleared', 'successful', 'returned', {}, {}, 'paymentReturned'],
  ['a debit that was taken', 'running', 'pending', { channel: 'autoPay' }, {}, 'paymentMade'],
  ['a debit that was declined', 'running', 'failed', { channel: 'autoPay' }, {}, 'debitFailed'],
  ['a debit that could not be made', null, 'failed', { channel: 'autoPay' }, {}, 'debitFailed'],
  [
    'a debit that nothing ran for in three days',
    null,
    'failed',
    { channel: 'autoPay', paymentDate: '2026-12-03' },
    {},
    'debitFailed',
  ],
  [
    'a debit that nothing ran for in more',
    null,
    'failed',
    { channel: 'autoPay', paymentDate: '2026-12-02' },
    {},
    'debitMissed',
  ],
])('%s', (_, from, status, overrides, { isWatched = false }, kind) => {
  const after = payment(status, 17_325, today, overrides);
  const event = messageOfPayment({ from, after, isWatched, today }, by);
  expect(event?.message.kind ?? null).toBe(kind);
  if (!event) return;
  expect(event.key).toBe(`${kind}/${after.id}`);
  expect(event.concerns).toEqual(['u1']);
  expect(messageSchema.parse(event.message)).toEqual(event.message);
});

test('a change is told as it was and as it is, each once; a cancellation once', () => {
  const before = payment('scheduled', 4_000, '2026-12-10');
  const after = { ...before, amount: { ...before.amount, cents: 5_000 } };
  const change = { id: 'key', by, userId: 'u2', at: new Date('2026-12-01T12:00:00Z') };
  const changed = messageOfChange(before, after, change);
  expect(changed).toMatchObject({
    key: `paymentChanged/${before.id}/key`,
    concerns: ['u1', 'u2'],
    message: {
      kind: 'paymentChanged',
      by,
      before: { amount: { cents: 4_000 } },
      payment: { amount: { cents: 5_000 } },
    },
  });
  expect(messageSchema.parse(changed.message)).toEqual(changed.message);
  expect(messageOfCancellation({ ...before, status: 'cancelled' }, change)).toMatchObject({
    key: `paymentCancelled/${before.id}`,
    message: { kind: 'paymentCancelled', by },
  });
});
