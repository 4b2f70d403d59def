import { expect, test } from 'vitest';
import { factsWith, payment } from '../../test/sample-facts.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { usd, zero } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import type { MobileAccount } from './mobile-account.ts';
import { isDeviceConfirming, type MobileDevices, mobileDevicesOf } from './mobile-devices.ts';

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
  const shown = mobileDevicesOf({ ...factsWith({}), mobile });
  expect(shown.balance).toEqual(cents === 0 ? zero : usd(cents));
  expect(shown.devices.map((one) => one.device.id)).toEqual(ids);
  expect(shown.obstacle).toBeNull();
});

const paid = (id: string, ...[status, overrides]: [Parameters<typeof payment>[0], Partial<Payment>?]) =>
  payment(status, 500, '2026-11-21', { device: { id, name: 'A phone', lineLastFour: '0148' }, ...overrides });

test.each<[string, Partial<AccountFacts>, MobileDevices['obstacle']]>([
  ['nothing else is being paid', {}, null],
  ['a payment of the account is running', { payments: [payment('running', 100)] }, 'confirmingPayment'],
  ['nobody knows of one of another device', { devicePayments: [paid('c', 'unknown')] }, 'confirmingPayment'],
  [
    'one of the account is with support',
    { payments: [payment('unknown', 100, '2026-11-19', { inSupportQueue: true })] },
    null,
  ],
  ['one is pending', { payments: [payment('pending', 100)] }, null],
  [
    'one is running, and the mobile bill comes first anyway',
    {
      payments: [payment('running', 100)],
      mobile: { ...withDevices(device('a', 3_333)), serviceState: 'hotlined', pastDue: usd(1) },
    },
    'mobileBillFirst',
  ],
])('why no device can be paid where %s', (_case, facts, obstacle) => {
  const mobile = withDevices(device('a', 3_333));
  expect(mobileDevicesOf({ ...factsWith({}), mobile, ...facts }).obstacle).toBe(obstacle);
});

test.each<[string, readonly Payment[], boolean]>([
  ['none', [], false],
  ['one that went through', [paid('a', 'successful')], false],
  ['one that is running', [paid('a', 'running')], true],
  ['one that nobody knows of', [paid('b', 'unknown')], true],
  ['one that is with support', [paid('a', 'unknown', { inSupportQueue: true })], true],
  ['one of a device that is paid off, which no other can be paid beside', [paid('c', 'unknown')], true],
])('whether a payment is being confirmed: %s', (_case, payments, told) => {
  const mobile = withDevices(device('a', 3_333), device('b', 6_666), device('c', 0));
  expect(
    isDeviceConfirming(mobileDevicesOf({ ...factsWith({}), mobile, devicePayments: [...payments] })),
  ).toBe(told);
});
