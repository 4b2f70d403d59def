import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import { asksForSoftDisconnectDate } from './soft-disconnect-date.ts';

test.each([
  [101, 100, true, true],
  [100, 100, true, false],
  [99, 100, true, false],
  [0, 0, true, false],
  [101, 100, false, false],
])('past due %i, pending %i, toggle %s: the date is asked for %s', (pastDue, pending, isToggleOn, asks) => {
  expect(asksForSoftDisconnectDate({ pastDue: usd(pastDue), pending: usd(pending) }, isToggleOn)).toBe(asks);
});
