import { expect, test } from 'vitest';
import { paidAt } from './paid-at.ts';

test.each([
  ['paid at once', '2026-11-21T20:04:00Z', '2026-11-21', '2026-11-21T20:04:00Z'],
  [
    'paid late in the evening, when it is the next day elsewhere',
    '2026-11-22T04:30:00Z',
    '2026-11-21',
    '2026-11-22T04:30:00Z',
  ],
  ['scheduled for a later day', '2026-11-21T20:04:00Z', '2026-11-25', null],
] as const)('%s', (_, requestedAt, paymentDate, expected) => {
  expect(paidAt({ requestedAt, paymentDate }, 'America/New_York')).toBe(expected);
});
