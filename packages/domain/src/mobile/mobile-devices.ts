import { sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { MobileAccount, MobileDevice } from './mobile-account.ts';

/** What is being paid off, and what is left of it all. */
export interface MobileDevices {
  readonly balance: Money;
  /** The largest balance first. */
  readonly devices: readonly MobileDevice[];
}

/** The devices that something is left to pay of; none without mobile service. */
export function mobileDevicesOf(mobile: Pick<MobileAccount, 'devices'> | null): MobileDevices {
  const devices = (mobile?.devices ?? [])
    .filter(({ balance }) => balance.cents > 0)
    .sort((a, b) => b.balance.cents - a.balance.cents || a.id.localeCompare(b.id));
  return { balance: sum(devices.map(({ balance }) => balance)), devices };
}
