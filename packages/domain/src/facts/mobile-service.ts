import type { MobileAccount } from '../mobile/mobile-account.ts';
import { isMobileRestoring, type MobileStandingName, mobileStandingName } from '../mobile/mobile-standing.ts';
import type { ServiceStanding } from './service-standing.ts';

const services = {
  inactive: 'disconnected',
  temporarilyDisconnected: 'off',
  hotlined: 'limited',
  pastDue: 'on',
  active: 'on',
} as const satisfies Record<MobileStandingName, ServiceStanding>;

/** What mobile service is, whatever the account's other services are; `null` without any. */
export function mobileServiceStanding(mobile: MobileAccount | null): ServiceStanding | null {
  if (!mobile) return null;
  return isMobileRestoring(mobile) ? 'restoring' : services[mobileStandingName(mobile)];
}
