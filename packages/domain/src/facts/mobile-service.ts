import type { MobileAccount } from '../mobile/mobile-account.ts';
import { mobileStandingOf } from '../mobile/mobile-standing.ts';
import type { ServiceStanding } from './service-standing.ts';

const services = {
  inactive: 'disconnected',
  temporarilyDisconnected: 'off',
  hotlined: 'limited',
  pastDue: 'on',
  active: 'on',
} as const satisfies Record<ReturnType<typeof mobileStandingOf>['name'], ServiceStanding>;

/** What mobile service is, whatever the account's other services are; `null` without any. */
export function mobileServiceStanding(mobile: MobileAccount | null): ServiceStanding | null {
  if (!mobile) return null;
  const { name } = mobileStandingOf(mobile);
  // Nothing is past due any more, and the network has not put it back yet.
  return name === 'active' && mobile.serviceState !== 'connected' ? 'restoring' : services[name];
}
