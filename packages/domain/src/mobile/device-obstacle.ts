import type { Account } from '../account/account.ts';
import type { MobileAccount } from './mobile-account.ts';
import { type MobileStandingName, mobileStandingName } from './mobile-standing.ts';

/**
 * Why no device can be paid here: the mobile bill comes first, which alone brings service back; mobile service has ended and
 * its biller settles what is left; or the account may not use cards, and nothing else pays a device.
 */
export type DeviceObstacle = 'mobileBillFirst' | 'inactive' | 'noCards';

const obstacles = {
  inactive: 'inactive',
  temporarilyDisconnected: 'mobileBillFirst',
  hotlined: 'mobileBillFirst',
  pastDue: null,
  active: null,
} as const satisfies Record<MobileStandingName, DeviceObstacle | null>;

/** What stands in the way of paying any device of a mobile account; `null` where nothing does. */
export const deviceObstacle = (
  mobile: MobileAccount,
  { card, online }: Account['restrictions'],
): DeviceObstacle | null => obstacles[mobileStandingName(mobile)] ?? (card || online ? 'noCards' : null);
