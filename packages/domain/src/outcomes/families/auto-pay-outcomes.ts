import type { Outcome } from '../outcome.ts';

/** What can keep Auto Pay from being set up, changed or cancelled (spec sections 4 and 8). */
export const autoPayOutcomes = {
  /** 'Auto Pay Unavailable'. */
  'LW-APY-010': failed('notApplicable'),
  /** A disconnected account cannot be enrolled. */
  'LW-APY-011': {
    family: 'information',
    kind: 'page',
    httpStatus: 403,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['backToBilling', 'contactSupport'],
    logLevel: 'info',
  },
  /** Enrolment failed, be it that bank or card network does not agree to the method; nothing was paid with it. */
  'LW-APY-020': { ...failed('notTaken'), nextActions: ['tryAgain', 'useAnotherMethod', 'backToBilling'] },
  /** Partial failure: the payment went through, the enrolment did not. */
  'LW-APY-021': paidOnly('taken'),
  /** The same, paid from a bank account: the payment is on its way. */
  'LW-APY-022': paidOnly('held'),
  /** 'Unable to Cancel Auto Pay': it stays on. */
  'LW-APY-030': failed('notApplicable'),
  /** 'Unable to Change Date': the old date stays. */
  'LW-APY-040': failed('notApplicable'),
  /** 'Unable to Update Auto Pay Method': the old method stays. */
  'LW-APY-041': {
    ...failed('notApplicable'),
    nextActions: ['tryAgain', 'useAnotherMethod', 'backToBilling'],
  },
  /** 'Unavailable Auto Pay Date': a payment on that day would be late. */
  'LW-APY-042': {
    family: 'information',
    kind: 'modal',
    httpStatus: 422,
    moneyState: 'notApplicable',
    retry: 'newKey',
    nextActions: ['changeDate'],
    logLevel: 'info',
  },
  /** Partial failure of a change, where a backend cancels and enrols in two calls: Auto Pay is off now. */
  'LW-APY-043': {
    family: 'failure',
    kind: 'page',
    httpStatus: 502,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['turnOnAutoPay', 'backToBilling'],
    logLevel: 'error',
  },
  /** It was changed, or turned off, since it was shown: how it is now has to be seen first. */
  'LW-APY-044': {
    family: 'information',
    kind: 'page',
    httpStatus: 409,
    moneyState: 'notApplicable',
    retry: 'newKey',
    nextActions: ['manageAutoPay', 'turnOnAutoPay', 'backToBilling'],
    logLevel: 'info',
  },
  /** Somebody has changed the method since it was shown: nobody authorizes debits of what they have not seen. */
  'LW-APY-045': {
    family: 'information',
    kind: 'page',
    httpStatus: 409,
    moneyState: 'notApplicable',
    retry: 'newKey',
    nextActions: ['tryAgain', 'backToBilling'],
    logLevel: 'info',
  },
  /** It was turned on or changed too often within the hour: slowed down, and as it was. Turning it off is never too often. */
  'LW-APY-046': {
    family: 'failure',
    kind: 'page',
    httpStatus: 429,
    moneyState: 'notTaken',
    retry: 'sameKey',
    nextActions: ['backToBilling', 'contactSupport', 'tryAgain'],
    logLevel: 'warn',
  },
  /** The text of the authorization is another since it was shown: nobody authorizes what they have not read. */
  'LW-APY-047': {
    family: 'information',
    kind: 'inline',
    httpStatus: 409,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  },
} as const satisfies Record<`LW-APY-${string}`, Outcome>;

function failed<State extends 'notTaken' | 'notApplicable'>(moneyState: State) {
  return {
    family: 'failure',
    kind: 'page',
    httpStatus: 503,
    moneyState,
    retry: 'sameKey',
    nextActions: ['tryAgain', 'backToBilling'],
    logLevel: 'error',
  } as const satisfies Outcome;
}

function paidOnly<State extends 'taken' | 'held'>(moneyState: State) {
  return {
    family: 'information',
    kind: 'page',
    httpStatus: 200,
    moneyState,
    retry: 'no',
    nextActions: ['turnOnAutoPay', 'backToBilling', 'print'],
    logLevel: 'warn',
  } as const satisfies Outcome;
}
