import type { Outcome } from '../outcome.ts';

/** What goes wrong on our side, whatever the customer was doing (spec section 8). */
export const systemOutcomes = {
  /** The generic 'Service Unavailable'. */
  'LW-SYS-010': {
    family: 'failure',
    kind: 'page',
    alsoAs: 'inline',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain', 'dismiss'],
    logLevel: 'error',
  },
  /** 'Could not find an API'. */
  'LW-SYS-020': {
    family: 'failure',
    kind: 'page',
    httpStatus: 404,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['goHome'],
    logLevel: 'warn',
  },
  /** Maintenance: a 401 with the system error code `IN_MAINTENANCE` signs the customer out. */
  'LW-SYS-030': {
    family: 'information',
    kind: 'page',
    httpStatus: 401,
    moneyState: 'notTaken',
    retry: 'sameKey',
    nextActions: ['reload'],
    logLevel: 'info',
  },
  /** A page that does not exist; a navigation error ends here. */
  'LW-SYS-040': {
    family: 'information',
    kind: 'page',
    httpStatus: 404,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['goToBilling', 'goHome'],
    logLevel: 'info',
  },
  /** 'Loading chunk failed', type error: it came, and could not be run. */
  'LW-SYS-050': chunk(),
  /** 'Loading chunk failed', type missing: it could not be fetched, as after a new version. */
  'LW-SYS-051': chunk(),
  /** 'Loading chunk failed', type timeout: it did not come within 120 seconds. */
  'LW-SYS-052': chunk(),
  /** A request that is not what the contract says. */
  'LW-SYS-060': {
    family: 'failure',
    kind: 'page',
    alsoAs: 'inline',
    httpStatus: 400,
    moneyState: 'notTaken',
    retry: 'no',
    nextActions: ['dismiss'],
    logLevel: 'warn',
  },
} as const satisfies Record<`LW-SYS-${string}`, Outcome>;

function chunk() {
  return {
    family: 'failure',
    kind: 'standIn',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['reload'],
    logLevel: 'error',
  } as const satisfies Outcome;
}
