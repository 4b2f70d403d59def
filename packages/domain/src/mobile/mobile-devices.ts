import type { Account } from '../account/account.ts';
import { sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import { type DeviceObstacle, deviceObstacle } from './device-obstacle.ts';
import type { MobileAccount, MobileDevice } from './mobile-account.ts';
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

/** A payment of a device that was sent, and nobody knows yet whether it was taken. */
export const confirmingPayment = (payments: readonly Payment[], deviceId: string): Payment | null =>
  payments.find(
    ({ device, status }) => device?.id === deviceId && (status === 'running' || status === 'unknown'),
  ) ?? null;

/** What is known of an account, as far as it says what can be paid of its devices. */
interface DevicesAsked {
  readonly account: Pick<Account, 'restrictions'>;
  readonly mobile?: MobileAccount | null | undefined;
  /** Of devices, those that are not confirmed among them. */
  readonly devicePayments?: readonly Payment[] | undefined;
}

/** The devices that something is left to pay of; none without mobile service. */
export function mobileDevicesOf({ account, mobile, devicePayments = [] }: DevicesAsked): MobileDevices {
  if (!mobile) return { balance: sum([]), devices: [], obstacle: null };
  const devices = unpaidDevices(mobile).map((device) => ({
    device,
    confirming: confirmingPayment(devicePayments, device.id)?.amount ?? null,
  }));
  const balance = sum(devices.map(({ device }) => device.balance));
  return { balance, devices, obstacle: deviceObstacle(mobile, account.restrictions) };
}
