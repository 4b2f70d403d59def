import { expect, test } from 'vitest';
import { usd, zero } from '../money/arithmetic.ts';
import type { MobileAccount } from './mobile-account.ts';
import { mobileDevicesOf } from './mobile-devices.ts';

const device = (id: string, cents: number) => ({
  id,
  name: 'A phone',
  lineLastFour: '0148',
  balance: usd(cents),
  monthlyAmount: usd(3_333),
  installmentsLeft: Math.ceil(cents / 3_333),
  nextInstallment: null,
});
const withDevices = (...devices: ReturnType<typeof device>[]): MobileAccount => ({
  status: 'active',
  serviceState: 'connected',
  pastDue: zero,
  bill: null,
  devices,
});

test.each([
  ['no mobile service', null, 0, []],
  ['service without a device', withDevices(), 0, []],
  [
    'several, the largest balance first',
    withDevices(device('a', 3_333), device('b', 66_660)),
    69_993,
    ['b', 'a'],
  ],
  ['one that is paid off', withDevices(device('a', 0), device('b', 1)), 1, ['b']],
  ['two of one balance, always in one order', withDevices(device('b', 5), device('a', 5)), 10, ['a', 'b']],
])('%s', (_case, mobile, cents, ids) => {
  const shown = mobileDevicesOf(mobile);
  expect(shown.balance).toEqual(cents === 0 ? zero : usd(cents));
  expect(shown.devices.map((one) => one.device.id)).toEqual(ids);
  expect(shown.obstacle).toBeNull();
});
