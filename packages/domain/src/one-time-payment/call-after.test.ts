import { expect, test } from 'vitest';
import type { BusinessDate } from '../dates/business-date.ts';
import type { PayingBrings } from '../facts/paying-brings.ts';
import type { CallNeeded } from '../facts/service-standing.ts';
import { usd } from '../money/arithmetic.ts';
import { callAfter } from './call-after.ts';

const paid = '2026-11-21';
const on = (today: BusinessDate, callNeeded: CallNeeded | null) => ({ callNeeded, dates: { today } });
const owing = (payingBrings: PayingBrings | null, pastDue: number) => ({
  payingBrings,
  balance: { pastDueNet: usd(pastDue) },
});

test.each([
  ['paid by card, disconnected', 'successful', on(paid, 'reconnect'), 'reconnect'],
  ['paid from a bank, disconnected', 'pending', on(paid, 'reconnect'), 'reconnect'],
  ['paid, the account inactive', 'successful', on(paid, 'reopen'), 'reopen'],
  ['paid, and nothing waits for a call', 'successful', on(paid, null), null],
  ['days later, read again', 'successful', on('2026-11-24', 'reconnect'), null],
  ['refused', 'failed', on(paid, 'reconnect'), null],
] as const)('read with how the account stands now: %s', (_, status, after, expected) => {
  const before = owing('comesBackByCall', 500);
  expect(callAfter({ status, paymentDate: paid, amount: usd(500) }, before, after)).toBe(expected);
});

test.each([
  ['all that was past due, disconnected', 'successful', owing('comesBackByCall', 500), 'reconnect'],
  ['all that was past due, from a bank', 'pending', owing('comesBackByCall', 500), 'reconnect'],
  ['all that was past due, inactive', 'successful', owing('reopensByCall', 500), 'reopen'],
  ['a part of it', 'successful', owing('comesBackByCall', 501), null],
  ['service that comes back by itself', 'successful', owing('comesBack', 500), null],
  ['refused', 'failed', owing('comesBackByCall', 500), null],
  ['nothing is known', 'successful', null, null],
] as const)('just after paying: %s', (_, status, before, expected) => {
  expect(callAfter({ status, paymentDate: paid, amount: usd(500) }, before, null)).toBe(expected);
});
