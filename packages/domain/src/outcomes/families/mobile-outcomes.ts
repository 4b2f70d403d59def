import type { Outcome } from '../outcome.ts';

/** What can go wrong with mobile billing (spec section 8). */
export const mobileOutcomes = {
  /** 'Unable to Make Device Payments': device balances cannot be paid now. */
  'LW-MOB-020': {
    family: 'failure',
    kind: 'page',
    httpStatus: 503,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['tryAgain', 'backToBilling'],
    logLevel: 'error',
  },
  /** What stands in the way passes only when the customer, or the biller of mobile, does something about it. */
  'LW-MOB-021': {
    family: 'information',
    kind: 'page',
    httpStatus: 409,
    moneyState: 'notTaken',
    retry: 'no',
    nextActions: ['backToBilling', 'contactSupport'],
    logLevel: 'info',
  },
} as const satisfies Record<`LW-MOB-${string}`, Outcome>;
