import type { Outcome } from '../outcome.ts';

/** What can go wrong with mobile billing (spec section 8). */
export const mobileOutcomes = {
  /** 'Unable to Make Device Payments': device balances cannot be paid now. */
  'LW-MOB-020': {
    family: 'failure',
    kind: 'page',
    httpStatus: 503,
    moneyState: 'notTaken',
    retry: 'sameKey',
    nextActions: ['tryAgain', 'backToBilling'],
    logLevel: 'error',
  },
} as const satisfies Record<`LW-MOB-${string}`, Outcome>;
