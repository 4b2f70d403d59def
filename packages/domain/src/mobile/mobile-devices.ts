import { sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { openPaymentOf } from '../payment/open-payment.ts';
import type { Payment } from '../payment/payment.ts';
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
  /** Why none of them can be paid here, for good or until another payment is confirmed; `null` where they can. */
  readonly obstacle: DeviceObstacle | 'confirmingPayment' | null;
}

/** Whether a payment that none of them can be paid beside is not confirmed yet: what can be paid will soon be told anew. */
export const isDeviceConfirming = ({
  devices,
  obstacle,
}: Pick<MobileDevices, 'devices' | 'obstacle'>): boolean =>
  obstacle === 'confirmingPayment' || devices.some(({ confirming }) => confirming !== null);

/** The devices that something is left to pay of; none without mobile service. */
export function mobileDevicesOf(
  facts: MobileFactsAsked & { readonly payments: readonly Payment[] },
): MobileDevices {
  const { account, mobile, devicePayments = [] } = facts;
  if (!mobile) return { balance: sum([]), devices: [], obstacle: null };
  const devices = unpaidDevices(mobile).map((device) => ({
    device,
    confirming: confirmingPayment(devicePayments, device.id)?.amount ?? null,
  }));
  const balance = sum(devices.map(({ device }) => device.balance));
  // One payment at a time, whatever either pays.
  const blocked = openPaymentOf(facts) ? 'confirmingPayment' : null;
  return { balance, devices, obstacle: deviceObstacle(mobile, account.restrictions) ?? blocked };
}
