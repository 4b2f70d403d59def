import { expect, test } from 'vitest';
import { factsWith } from '../../test/sample-facts.ts';
import { usd } from '../money/arithmetic.ts';
import { deviceObstacle } from './device-obstacle.ts';

test.each([
  ['active', 'connected', 0, null, {}],
  ['active', 'connected', 8_640, null, {}],
  ['active', 'hotlined', 8_640, 'mobileBillFirst', {}],
  ['active', 'temporarilyDisconnected', 8_640, 'mobileBillFirst', {}],
  ['active', 'hotlined', 0, null, {}],
  ['inactive', 'connected', 0, 'inactive', {}],
  ['active', 'connected', 0, 'noCards', { card: true }],
  ['active', 'connected', 0, 'noCards', { online: true }],
  ['active', 'connected', 0, null, { bank: true }],
  ['active', 'hotlined', 8_640, 'mobileBillFirst', { card: true }],
] as const)('%s, %s, %d cents past due: %s with %j', (status, serviceState, cents, obstacle, restricted) => {
  const { restrictions } = factsWith({}).account;
  const mobile = { status, serviceState, pastDue: usd(cents), bill: null, devices: [] };
  expect(deviceObstacle(mobile, { ...restrictions, ...restricted })).toBe(obstacle);
});
