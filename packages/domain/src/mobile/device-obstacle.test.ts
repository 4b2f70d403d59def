import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import { deviceObstacle } from './device-obstacle.ts';

test.each([
  ['active', 'connected', 0, null],
  ['active', 'connected', 8_640, null],
  ['active', 'hotlined', 8_640, 'mobileBillFirst'],
  ['active', 'temporarilyDisconnected', 8_640, 'mobileBillFirst'],
  ['active', 'hotlined', 0, null],
  ['inactive', 'connected', 0, 'inactive'],
] as const)('%s, %s, %d cents past due: %s', (status, serviceState, cents, obstacle) => {
  const mobile = { status, serviceState, pastDue: usd(cents), bill: null, devices: [] };
  expect(deviceObstacle(mobile)).toBe(obstacle);
});
