import { expect, test } from 'vitest';
import { servicePromise } from './service-promise.ts';

const by = '2026-11-21T15:19:00-05:00';

test.each([
  ['on the day it was paid', 'successful', by, '2026-11-21', by],
  ['just after paying, before the day is known', 'successful', by, null, by],
  ['from a bank, pending there', 'pending', by, '2026-11-21', by],
  ['days later, read again', 'successful', by, '2026-11-24', null],
  ['days later, the bank still at it', 'pending', by, '2026-11-24', null],
  ['a payment that brings nothing back', 'successful', null, '2026-11-21', null],
  ['on its way, nothing known yet', 'running', by, '2026-11-21', null],
  ['a payment that is being confirmed', 'unknown', by, '2026-11-21', null],
] as const)('%s', (_, status, restoresServiceBy, today, expected) => {
  expect(servicePromise({ status, restoresServiceBy, paymentDate: '2026-11-21' }, today)).toBe(expected);
});
