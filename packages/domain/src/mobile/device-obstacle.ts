import type { MobileAccount } from './mobile-account.ts';
import { type MobileStandingName, mobileStandingOf } from './mobile-standing.ts';

/**
 * Why no device can be paid here: the mobile bill comes first, which alone brings service back, or mobile service has ended
 * and its biller settles what is left.
 */
export type DeviceObstacle = 'mobileBillFirst' | 'inactive';

const obstacles = {
  inactive: 'inactive',
  temporarilyDisconnected: 'mobileBillFirst',
  hotlined: 'mobileBillFirst',
  pastDue: null,
  active: null,
} as const satisfies Record<MobileStandingName, DeviceObstacle | null>;

/** What stands in the way of paying any device of a mobile account; `null` where nothing does. */
export const deviceObstacle = (mobile: MobileAccount): DeviceObstacle | null =>
  obstacles[mobileStandingOf(mobile).name];
