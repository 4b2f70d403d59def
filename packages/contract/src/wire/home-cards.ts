import type { MobileDevices, StreamingSubscriptions } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const mobileDevicesToWire = ({ balance, devices }: MobileDevices): schema.MobileDevices => ({
  balance: moneyToWire(balance),
  devices: devices.map((device) => ({
    ...device,
    balance: moneyToWire(device.balance),
    monthlyAmount: moneyToWire(device.monthlyAmount),
  })),
});

export const mobileDevicesFromWire = ({
  balance,
  devices,
}: graph.MobileDevicesQuery['mobileDevices']): MobileDevices => ({
  balance: moneyFromWire(balance),
  devices: devices.map((device) => ({
    ...device,
    balance: moneyFromWire(device.balance),
    monthlyAmount: moneyFromWire(device.monthlyAmount),
  })),
});

export const streamingSubscriptionsToWire = ({
  subscriptions,
  manageAddress,
}: StreamingSubscriptions): schema.StreamingSubscriptions => ({
  subscriptions: subscriptions.map((one) => ({ ...one, price: moneyToWire(one.price) })),
  manageAddress,
});

export const streamingSubscriptionsFromWire = ({
  subscriptions,
  manageAddress,
}: graph.StreamingSubscriptionsQuery['streamingSubscriptions']): StreamingSubscriptions => ({
  subscriptions: subscriptions.map((one) => ({ ...one, price: moneyFromWire(one.price) })),
  manageAddress,
});
