import { expect, test } from 'vitest';
import type { BusinessDate } from '../dates/business-date.ts';
import type { CallNeeded } from '../facts/service-standing.ts';
import { callAfter } from './call-after.ts';

const on = (today: BusinessDate, callNeeded: CallNeeded | null) => ({ callNeeded, dates: { today } });
const paid = '2026-11-21';

test.each([
  ['paid by card, disconnected', 'successful', on(paid, 'reconnect'), 'reconnect'],
  ['paid from a bank, disconnected', 'pending', on(paid, 'reconnect'), 'reconnect'],
  ['paid, the account inactive', 'successful', on(paid, 'reopen'), 'reopen'],
  ['paid, and nothing waits for a call', 'successful', on(paid, null), null],
  ['days later, read again', 'successful', on('2026-11-24', 'reconnect'), null],
  ['refused', 'failed', on(paid, 'reconnect'), null],
  ['not known yet how the account stands', 'successful', null, null],
] as const)('%s', (_, status, options, expected) => {
  expect(callAfter({ status, paymentDate: paid }, options)).toBe(expected);
});
