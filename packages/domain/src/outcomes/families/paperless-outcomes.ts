import type { Outcome } from '../outcome.ts';

/** What can come of paperless billing (spec section 8). */
export const paperlessOutcomes = {
  /** Enrolled in paperless billing. */
  'LW-PPL-001': paperlessDone(),
  /** Another address for paperless bills. */
  'LW-PPL-002': paperlessDone(),
  /** Back to bills on paper. */
  'LW-PPL-003': paperlessDone(),
  /** 'Unable to Enroll in Paperless Billing': the customer is led to Settings. */
  'LW-PPL-010': { ...paperlessFailed(), nextActions: ['openSettings', 'tryAgain', 'backToBilling'] },
  /** The address was not changed, or paperless billing not left: our side failed. */
  'LW-PPL-011': paperlessFailed(),
  /** Somebody else has changed it since it was shown: what it is now has to be seen first. */
  'LW-PPL-012': {
    family: 'information',
    kind: 'inline',
    httpStatus: 409,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** No mail can be sent to the address. */
  'LW-PPL-013': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: [],
    logLevel: 'info',
  },
} as const satisfies Record<`LW-PPL-${string}`, Outcome>;

function paperlessDone() {
  return {
    family: 'success',
    kind: 'page',
    httpStatus: 200,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['backToBilling'],
    logLevel: 'info',
  } as const satisfies Outcome;
}

/** Asked again it changes nothing twice, so that another try is safe. */
function paperlessFailed() {
  return {
    family: 'failure',
    kind: 'page',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain', 'backToBilling'],
    logLevel: 'error',
  } as const satisfies Outcome;
}
