import type { Severity } from '../account/severity.ts';

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
