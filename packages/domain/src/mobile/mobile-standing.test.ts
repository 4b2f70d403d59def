import { expect, test } from 'vitest';
import { factsWith, payment } from '../../test/sample-facts.ts';
import { usd } from '../money/arithmetic.ts';
import type { MobileAccount } from './mobile-account.ts';
import { mobileStandingOf, mobileStandings } from './mobile-standing.ts';

test('mobile service that was interrupted is back within one to two hours, not within minutes', () => {
  expect(mobileStandings.hotlined.restores).toBe('withinOneToTwoHours');
  expect(mobileStandings.temporarilyDisconnected.restores).toBe('withinOneToTwoHours');
  expect(mobileStandings.pastDue.restores).toBeNull();
});

test.each([
  ['active', 'connected', 0, 'active'],
  ['active', 'connected', 8_640, 'pastDue'],
  ['active', 'hotlined', 8_640, 'hotlined'],
  ['active', 'temporarilyDisconnected', 8_640, 'temporarilyDisconnected'],
  // Paid where it is billed: the network has not put it back yet, and nothing is asked any more.
  ['active', 'hotlined', 0, 'active'],
  ['active', 'temporarilyDisconnected', 0, 'active'],
  ['inactive', 'connected', 0, 'inactive'],
  ['inactive', 'connected', 8_640, 'inactive'],
  ['inactive', 'temporarilyDisconnected', 8_640, 'inactive'],
] as const)('%s, %s and %d cents past due: %s', (status, serviceState, cents, name) => {
  const mobile = { status, serviceState, pastDue: usd(cents), bill: null, devices: [] };
  const { account } = factsWith({});
  expect(mobileStandingOf({ account, mobile })).toEqual({
    name,
    pastDue: usd(cents),
    confirming: null,
    isRestoring: status === 'active' && serviceState !== 'connected' && cents === 0,
    deviceCount: 0,
  });
});

test('what is paid of the mobile bill and not confirmed is told of the standing, and no device’s payment is', () => {
  const { account } = factsWith({});
  const mobile: MobileAccount = {
    status: 'active',
    serviceState: 'connected',
    pastDue: usd(8_640),
    bill: null,
    devices: [],
  };
  const paid = (id: string) =>
    payment('unknown', 8_640, '2026-11-20', { device: { id, name: null, lineLastFour: null } });
  const confirmingOf = (id: string) =>
    mobileStandingOf({ account, mobile, devicePayments: [paid(id)] })?.confirming;
  expect(confirmingOf(account.id)).toEqual(usd(8_640));
  expect(confirmingOf('tablet')).toBeNull();
  expect(mobileStandingOf({ account, mobile: null })).toBeNull();
});
