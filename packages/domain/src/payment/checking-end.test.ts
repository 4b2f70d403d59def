import { expect, test } from 'vitest';
import { checkingEndsAt } from './checking-end.ts';

test('a payment being checked has its answer a day after it was sent, to the second, whatever the clocks do', () => {
  expect(checkingEndsAt('2026-11-21T20:04:00Z')).toBe('2026-11-22T20:04:00.000Z');
  expect(checkingEndsAt('2026-10-31T23:30:00-04:00')).toBe('2026-11-02T03:30:00.000Z');
});
