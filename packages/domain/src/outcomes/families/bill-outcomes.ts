import type { Outcome } from '../outcome.ts';

/** What can keep billing, a statement or the account's activity from being seen (spec section 8). */
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
  /** 'Printable Statement Unavailable': the document could not be made. */
  'LW-STM-030': unavailable(),
  /** 'Statement unable to download': it was made, and did not arrive. */
  'LW-STM-031': unavailable(),
} as const satisfies Record<`LW-${'BIL' | 'TRX' | 'STM'}-${string}`, Outcome>;

function unavailable() {
  return {
    family: 'failure',
    kind: 'modal',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain', 'dismiss'],
    logLevel: 'error',
  } as const satisfies Outcome;
}
