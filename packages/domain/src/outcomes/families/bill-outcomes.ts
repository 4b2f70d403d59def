import type { Outcome } from '../outcome.ts';

/** What can keep billing from being seen (spec section 8). */
export const billOutcomes = {
  /** Billed by the enterprise site. */
  'LW-BIL-020': {
    family: 'information',
    kind: 'page',
    httpStatus: 403,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['openEnterprise'],
    logLevel: 'info',
  },
  /** 'Bill Pay Unavailable': paying is off for everybody for a while. */
  'LW-BIL-040': {
    family: 'failure',
    kind: 'page',
    httpStatus: 503,
    moneyState: 'notTaken',
    retry: 'sameKey',
    nextActions: ['backToBilling', 'findStore'],
    logLevel: 'warn',
  },
} as const satisfies Record<`LW-BIL-${string}`, Outcome>;
