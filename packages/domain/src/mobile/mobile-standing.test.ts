import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
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
  expect(mobileStandingOf({ status, serviceState, pastDue: usd(cents), bill: null, devices: [] })).toEqual({
    name,
    pastDue: usd(cents),
    deviceCount: 0,
  });
});
