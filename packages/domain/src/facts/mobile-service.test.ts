import { expect, test } from 'vitest';
import type { MobileAccount } from '../mobile/mobile-account.ts';
import { usd } from '../money/arithmetic.ts';
import { mobileServiceStanding } from './mobile-service.ts';

test('without mobile service there is none', () => {
  expect(mobileServiceStanding(null)).toBeNull();
});

test.each<
  [MobileAccount['status'], MobileAccount['serviceState'], number, ReturnType<typeof mobileServiceStanding>]
>([
  ['active', 'connected', 0, 'on'],
  ['active', 'connected', 1, 'on'],
  ['active', 'hotlined', 1, 'limited'],
  ['active', 'temporarilyDisconnected', 1, 'off'],
  ['active', 'hotlined', 0, 'restoring'],
  ['active', 'temporarilyDisconnected', 0, 'restoring'],
  ['inactive', 'connected', 0, 'disconnected'],
])('%s, %s, %d cents past due: %s', (status, serviceState, cents, standing) => {
  expect(mobileServiceStanding({ status, serviceState, pastDue: usd(cents), bill: null, devices: [] })).toBe(
    standing,
  );
});
