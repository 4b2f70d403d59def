import type { Severity } from '../account/severity.ts';
import type { MethodStatus } from './method-eligibility.ts';

export interface MethodStandingRow {
  readonly severity: Severity;
  /** Whether it can pay at all; an Auto Pay assignment may still keep it from paying once. */
  readonly pays: boolean;
}

/** What each status of a saved method means (spec section 4). Its words are the copy keys `savedMethods:status.<name>`. */
export const methodStandings = {
  available: { severity: 'none', pays: true },
  restricted: { severity: 'critical', pays: false },
  expired: { severity: 'critical', pays: false },
  expiringSoon: { severity: 'warning', pays: true },
} as const satisfies Record<MethodStatus, MethodStandingRow>;
