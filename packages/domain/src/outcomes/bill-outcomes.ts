import type { Outcome } from './outcome.ts';

/** What can keep billing, a statement or the account's activity from being seen (spec section 8). */
export const billOutcomes = {
  /** 'Unable to Load Billing Info'. */
  'LW-BIL-010': {
    family: 'failure',
    kind: 'card',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain'],
    logLevel: 'error',
  },
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
  /** 'Unable to Load Transactions'. */
  'LW-BIL-030': {
    family: 'failure',
    kind: 'card',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain'],
    logLevel: 'error',
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
  /** 'Activity Unavailable'. */
  'LW-TRX-010': unavailable('card', ['tryAgain']),
  /** 'Looking for Your Statement?': there is none to show yet. */
  'LW-STM-010': {
    family: 'information',
    kind: 'card',
    httpStatus: 404,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['backToBilling'],
    logLevel: 'info',
  },
  /** 'Bill Details Unavailable'. */
  'LW-STM-020': unavailable('card', ['tryAgain']),
  /** 'Printable Statement Unavailable': the document could not be made. */
  'LW-STM-030': unavailable('modal', ['tryAgain', 'dismiss']),
  /** 'Statement unable to download': it was made, and did not arrive. */
  'LW-STM-031': unavailable('modal', ['tryAgain', 'dismiss']),
} as const satisfies Record<`LW-${'BIL' | 'TRX' | 'STM'}-${string}`, Outcome>;

function unavailable(kind: 'card' | 'modal', nextActions: Outcome['nextActions']) {
  return {
    family: 'failure',
    kind,
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions,
    logLevel: 'error',
  } as const satisfies Outcome;
}
