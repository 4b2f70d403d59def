import { expect, test } from 'vitest';
import { servicePromise } from './service-promise.ts';

const by = '2026-11-21T15:19:00-05:00';

test.each([
  ['on the day it was paid', by, '2026-11-21', by],
  ['just after paying, before the day is known', by, null, by],
  ['days later, read again', by, '2026-11-24', null],
  ['a payment that brings nothing back', null, '2026-11-21', null],
] as const)('%s', (_, restoresServiceBy, today, expected) => {
  expect(servicePromise({ restoresServiceBy, paymentDate: '2026-11-21' }, today)).toBe(expected);
});
