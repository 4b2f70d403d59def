import { expect, test } from 'vitest';
import { checkingEndsAt } from './checking-end.ts';

const newYork = 'America/New_York';

test('a payment being checked has its answer a day after it was sent, to the second, whatever the clocks do', () => {
  const today = { requestedAt: '2026-11-21T20:04:00Z', paymentDate: '2026-11-21' } as const;
  expect(checkingEndsAt(today, newYork)).toBe('2026-11-22T20:04:00.000Z');
  const clocksChange = { requestedAt: '2026-10-31T23:30:00-04:00', paymentDate: '2026-10-31' } as const;
  expect(checkingEndsAt(clocksChange, newYork)).toBe('2026-11-02T03:30:00.000Z');
});

test('a scheduled payment promises no hour: it was sent on its day, not when it was asked for', () => {
  const scheduled = { requestedAt: '2026-11-21T20:04:00Z', paymentDate: '2026-11-25' } as const;
  expect(checkingEndsAt(scheduled, newYork)).toBeNull();
});

test('which day a payment was asked for on is told by the billing time zone', () => {
  const late = { requestedAt: '2026-11-22T04:30:00Z', paymentDate: '2026-11-21' } as const;
  expect(checkingEndsAt(late, newYork)).toBe('2026-11-23T04:30:00.000Z');
});
