import { sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { confirmingPayment, type MobileFactsAsked } from './confirming-payment.ts';
import { type DeviceObstacle, deviceObstacle } from './device-obstacle.ts';
import type { MobileDevice } from './mobile-account.ts';
import { unpaidDevices } from './unpaid-devices.ts';

/** A device, and what of it may be paid already. */
export interface ShownDevice {
  readonly device: MobileDevice;
  /** A payment of it that is not confirmed yet: until it is, no other of it can be made. */
  readonly confirming: Money | null;
}

/** What is being paid off, and what is left of it all. */
export interface MobileDevices {
  readonly balance: Money;
  /** The largest balance first. */
  readonly devices: readonly ShownDevice[];
  /** Why none of them can be paid here; `null` where they can. */
  readonly obstacle: DeviceObstacle | null;
}

/** Whether a payment of one of them is not confirmed yet: what is left will soon be told anew. */
export const isDeviceConfirming = ({ devices }: Pick<MobileDevices, 'devices'>): boolean =>
  devices.some(({ confirming }) => confirming !== null);

/** The devices that something is left to pay of; none without mobile service. */
export function mobileDevicesOf({ account, mobile, devicePayments = [] }: MobileFactsAsked): MobileDevices {
  if (!mobile) return { balance: sum([]), devices: [], obstacle: null };
  const devices = unpaidDevices(mobile).map((device) => ({
    device,
    confirming: confirmingPayment(devicePayments, device.id)?.amount ?? null,
  }));
  const balance = sum(devices.map(({ device }) => device.balance));
  return { balance, devices, obstacle: deviceObstacle(mobile, account.restrictions) };
}
