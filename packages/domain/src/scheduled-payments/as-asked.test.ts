import { expect, test } from 'vitest';
import { bankSnapshot, payment } from '../../test/sample-facts.ts';
import { usd } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { isScheduledAsAsked, isScheduledCanceled } from './as-asked.ts';
import type { SeenScheduled } from './scheduled-answer.ts';

const asked: SeenScheduled = { amount: usd(4_500), paymentDate: '2026-12-02', methodId: 'card' };
const standing = (change: Partial<Payment>) => payment('scheduled', 4_500, '2026-12-02', change);
const notSaved = { ...bankSnapshot, methodId: null };

test.each<[string, Partial<Payment>, Partial<SeenScheduled>, boolean]>([
  ['as it was to be', {}, {}, true],
  ['of another amount', { amount: usd(4_000) }, {}, false],
  ['on another day', { paymentDate: '2026-12-03' }, {}, false],
  ['from another method', { method: bankSnapshot }, {}, false],
  ['from a method that is not saved, as before', { method: notSaved }, { methodId: null }, true],
  ['from a method that is not saved, where a saved one was to pay', { method: notSaved }, {}, false],
  ['on its way, as it was to be', { status: 'running' }, {}, true],
  ['with the bank, as it was to be', { status: 'pending' }, {}, true],
  ['with the bank, of another amount', { status: 'pending', amount: usd(4_000) }, {}, false],
  ['failed', { status: 'failed' }, {}, false],
  ['canceled', { status: 'cancelled' }, {}, false],
])('a change that nobody answered was made where the payment is %s', (_, now, change, isMade) => {
  expect(isScheduledAsAsked(standing(now), { ...asked, ...change })).toBe(isMade);
});

test.each<[Payment['status'], boolean]>([
  ['cancelled', true],
  ['scheduled', false],
  ['running', false],
  ['unknown', false],
  ['pending', false],
  ['successful', false],
  ['returned', false],
  ['failed', false],
])('a payment that is %s was canceled: %s', (status, isCanceled) => {
  expect(isScheduledCanceled({ status })).toBe(isCanceled);
});
