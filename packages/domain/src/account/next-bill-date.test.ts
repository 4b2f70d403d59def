import { expect, test } from 'vitest';
import { nextBillDate } from './next-bill-date.ts';

test.each([
  ['2026-11-20', 22, '2026-11-22'],
  ['2026-11-22', 22, '2026-12-22'],
  ['2026-11-23', 22, '2026-12-22'],
  ['2027-01-31', 31, '2027-02-28'],
] as const)('on %s, the next bill on day %i is that of %s', (today, cycleDay, bill) => {
  expect(nextBillDate(today, { cycleDay, status: 'active' })).toBe(bill);
});

test.each(['inactive', 'disconnected'] as const)('no bill is promised to an account that is %s', (status) => {
  expect(nextBillDate('2026-11-20', { cycleDay: 22, status })).toBeNull();
});
