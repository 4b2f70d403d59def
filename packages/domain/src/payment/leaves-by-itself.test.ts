import { expect, test } from 'vitest';
import type { BusinessDate } from '../dates/business-date.ts';
import { leavesByItself } from './leaves-by-itself.ts';

test.each<[string, 'online' | 'autoPay', BusinessDate, string, boolean]>([
  ['is paid at once', 'online', '2026-12-01', 'America/New_York', false],
  ['is paid at once late in the evening', 'online', '2026-12-01', 'America/Chicago', false],
  ['was made for a later day', 'online', '2026-12-05', 'America/New_York', true],
  ['was made for the day that has begun elsewhere', 'online', '2026-12-02', 'America/New_York', true],
  ['Auto Pay takes on its day', 'autoPay', '2026-12-01', 'America/New_York', true],
])('what %s', (_, channel, paymentDate, timeZone, is) => {
  const requestedAt = '2026-12-02T03:30:00.000Z';
  expect(leavesByItself({ channel, paymentDate, requestedAt }, timeZone)).toBe(is);
});
