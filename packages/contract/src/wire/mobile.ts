import type { MobileDevice, MobileDevices, MobileSummary } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { mobileStandingFromWire, mobileStandingToWire } from './mobile-standing.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const mobileDeviceToWire = (device: MobileDevice): schema.MobileDevice => ({
  ...device,
  balance: moneyToWire(device.balance),
  monthlyAmount: moneyToWire(device.monthlyAmount),
});

export const mobileDeviceFromWire = (wire: graph.MobileDeviceFieldsFragment): MobileDevice => ({
  ...wire,
  balance: moneyFromWire(wire.balance),
  monthlyAmount: moneyFromWire(wire.monthlyAmount),
});

export const mobileDevicesToWire = ({ balance, devices, obstacle }: MobileDevices): schema.MobileDevices => ({
  balance: moneyToWire(balance),
  devices: devices.map(({ device, confirming }) => ({
    device: mobileDeviceToWire(device),
    confirming: confirming && moneyToWire(confirming),
  })),
  obstacle,
});

export const mobileDevicesFromWire = ({
  balance,
  devices,
  obstacle,
}: graph.MobileDevicesFieldsFragment): MobileDevices => ({
  balance: moneyFromWire(balance),
  devices: devices.map(({ device, confirming }) => ({
    device: mobileDeviceFromWire(device),
    confirming: confirming && moneyFromWire(confirming),
  })),
  obstacle,
});

export const mobileSummaryToWire = ({
  standing,
  bill,
  autoPayMethod,
  autoPayDate,
  devices,
}: MobileSummary): schema.MobileSummary => ({
  standing: mobileStandingToWire(standing),
  bill: bill && {
    ...bill,
    amount: moneyToWire(bill.amount),
    confirming: bill.confirming && moneyToWire(bill.confirming),
  },
  autoPayMethod,
  autoPayDate,
  devices: mobileDevicesToWire(devices),
});

type WireSummary = NonNullable<graph.MobileSummaryQuery['mobileSummary']>;

export const mobileSummaryFromWire = ({
  standing,
  bill,
  autoPayMethod,
  autoPayDate,
  devices,
}: WireSummary): MobileSummary => ({
  standing: mobileStandingFromWire(standing),
  bill: bill && {
    ...bill,
    amount: moneyFromWire(bill.amount),
    confirming: bill.confirming && moneyFromWire(bill.confirming),
  },
  autoPayMethod,
  autoPayDate,
  devices: mobileDevicesFromWire(devices),
});
