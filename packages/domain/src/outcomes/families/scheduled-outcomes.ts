import type { NextAction, Outcome } from '../outcome.ts';

/** What comes of changing or canceling a scheduled payment; that it could not be canceled is `LW-PAY-070`. */
export const scheduledOutcomes = {
  /** Another amount, day or method. */
  'LW-SCH-001': done('manageScheduled', 'print'),
  /** Canceled: nothing is charged. */
  'LW-SCH-002': done(),
  /** It stands as it did: its cutoff has passed, or our side failed. */
  'LW-SCH-010': {
    family: 'failure',
    kind: 'page',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain', 'backToBilling'],
    logLevel: 'error',
  },
  /** It left, or somebody else changed it, since it was shown: what it is now has to be seen first. */
  'LW-SCH-011': {
    family: 'information',
    kind: 'page',
    httpStatus: 409,
    moneyState: 'notApplicable',
    retry: 'newKey',
    nextActions: ['seePayment', 'backToBilling'],
    logLevel: 'info',
  },
} as const satisfies Record<`LW-SCH-${string}`, Outcome>;

function done<Action extends NextAction = never>(...actions: Action[]) {
  return {
    family: 'success',
    kind: 'page',
    httpStatus: 200,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['backToBilling', ...actions],
    logLevel: 'info',
  } as const satisfies Outcome;
}
