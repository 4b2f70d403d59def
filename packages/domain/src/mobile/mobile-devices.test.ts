import { expect, test } from 'vitest';
import { usd, zero } from '../money/arithmetic.ts';
import { mobileDevicesOf } from './mobile-devices.ts';

const device = (id: string, cents: number) => ({
  id,
  name: 'A phone',
  lineLastFour: '0148',
  balance: usd(cents),
  monthlyAmount: usd(3_333),
  installmentsLeft: Math.ceil(cents / 3_333),
});

test.each([
  ['no mobile service', null, 0, []],
  ['service without a device', { devices: [] }, 0, []],
  [
    'several, the largest balance first',
    { devices: [device('a', 3_333), device('b', 66_660)] },
    69_993,
    ['b', 'a'],
  ],
  ['one that is paid off', { devices: [device('a', 0), device('b', 1)] }, 1, ['b']],
  ['two of one balance, always in one order', { devices: [device('b', 5), device('a', 5)] }, 10, ['a', 'b']],
] as const)('%s', (_case, mobile, cents, ids) => {
  const { balance, devices } = mobileDevicesOf(mobile && { devices: [...mobile.devices] });
  expect(balance).toEqual(cents === 0 ? zero : usd(cents));
  expect(devices.map(({ id }) => id)).toEqual(ids);
});
