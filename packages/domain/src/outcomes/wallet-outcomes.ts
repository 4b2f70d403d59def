import type { Outcome } from './outcome.ts';

/** What can go wrong with saved methods and paperless billing (spec section 8). */
export const walletOutcomes = {
  /** 'Unable to Delete Payment Method': our side failed, the method is still saved. */
  'LW-WAL-010': {
    family: 'failure',
    kind: 'modal',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain', 'dismiss'],
    logLevel: 'error',
  },
  /** 'Unable to Delete Payment Method': Auto Pay uses it. */
  'LW-WAL-011': {
    family: 'information',
    kind: 'modal',
    httpStatus: 409,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['manageAutoPay', 'dismiss'],
    logLevel: 'info',
  },
} as const satisfies Record<`LW-${'WAL' | 'PPL'}-${string}`, Outcome>;
