import type { Severity } from '../account/severity.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { confirmingPayment, type MobileFactsAsked } from './confirming-payment.ts';
import type { MobileAccount } from './mobile-account.ts';
import { mobileBillId } from './mobile-bill.ts';
import { unpaidDevices } from './unpaid-devices.ts';

/** How mobile service can stand (spec section 4); apart from the account's own standing, which is about core services. */
export const mobileStandingNames = [
  'inactive',
  'temporarilyDisconnected',
  'hotlined',
  'pastDue',
  'active',
] as const;
export type MobileStandingName = (typeof mobileStandingNames)[number];

export interface MobileStandingRow {
  readonly severity: Severity;
  /** When service is back after a payment that follows a non-pay interruption; `null` where it is not off. */
  readonly restores: 'withinOneToTwoHours' | 'contactUs' | null;
}

/** Every mobile standing, worst first. Its words are the copy keys `mobileStandings:<name>`. */
export const mobileStandings = {
  inactive: { severity: 'critical', restores: 'contactUs' },
  temporarilyDisconnected: { severity: 'critical', restores: 'withinOneToTwoHours' },
  hotlined: { severity: 'critical', restores: 'withinOneToTwoHours' },
  pastDue: { severity: 'warning', restores: null },
  active: { severity: 'none', restores: null },
} as const satisfies Record<MobileStandingName, MobileStandingRow>;

/** What customers are told of: service that is on and paid asks for nothing. */
export type ToldMobileStanding = Exclude<MobileStandingName, 'active'>;

/** Every standing that is told, worst first. */
export const toldMobileStandings = mobileStandingNames.filter(
  (name): name is ToldMobileStanding => name !== 'active',
);

export interface MobileStanding {
  readonly name: MobileStandingName;
  /** Of the mobile bill alone: no part of the account's amount due. */
  readonly pastDue: MobileAccount['pastDue'];
  /** A payment of the mobile bill that is not confirmed yet: until it is, no other is asked for. */
  readonly confirming: Money | null;
  /** What was past due is paid, and the network has not put service back yet. */
  readonly isRestoring: boolean;
  /** How many devices there are to be asked for. */
  readonly deviceCount: number;
}

/** How a mobile account stands, by its name. */
export function mobileStandingName({ status, serviceState, pastDue }: MobileAccount): MobileStandingName {
  if (status === 'inactive') return 'inactive';
  // With nothing past due any more it is on its way back, and nothing is asked.
  if (!isPositive(pastDue)) return 'active';
  return serviceState === 'connected' ? 'pastDue' : serviceState;
}

/** Whether service that was interrupted is on its way back. */
export const isMobileRestoring = (mobile: MobileAccount): boolean =>
  mobileStandingName(mobile) === 'active' && mobile.serviceState !== 'connected';

/** How an account's mobile service stands; `null` without any. */
export function mobileStandingOf({
  account,
  mobile,
  devicePayments = [],
}: MobileFactsAsked): MobileStanding | null {
  if (!mobile) return null;
  return {
    name: mobileStandingName(mobile),
    pastDue: mobile.pastDue,
    confirming: confirmingPayment(devicePayments, mobileBillId({ account }))?.amount ?? null,
    isRestoring: isMobileRestoring(mobile),
    deviceCount: unpaidDevices(mobile).length,
  };
}
