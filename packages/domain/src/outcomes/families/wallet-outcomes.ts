import type { Outcome } from '../outcome.ts';

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
    nextActions: ['chooseForAutoPay', 'dismiss'],
    logLevel: 'info',
  },
  /** Somebody else has edited or deleted it since it was shown, or what uses it is not what was told: it is looked at again. */
  'LW-WAL-012': { ...notSaved(), httpStatus: 409 },
  /** The number is in the wallet already. */
  'LW-WAL-013': { ...notSaved(), httpStatus: 409 },
  /** The wallet keeps no more. */
  'LW-WAL-014': { ...notSaved(), httpStatus: 409 },
  /** Prepaid and gift cards pay once and are not saved (spec section 5). */
  'LW-WAL-015': notSaved(),
  /** The customer's own name for a method is too long, or holds a number. */
  'LW-WAL-016': notSaved(),
  /** A payment from the method can be canceled no more: it leaves first. */
  'LW-WAL-017': {
    family: 'information',
    kind: 'modal',
    httpStatus: 409,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['viewScheduled', 'dismiss'],
    logLevel: 'info',
  },
  /** A method was not added or not changed: our side failed, it all stands as before. */
  'LW-WAL-020': {
    family: 'failure',
    kind: 'modal',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain', 'dismiss'],
    logLevel: 'error',
  },
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
} as const satisfies Record<`LW-${'WAL' | 'PPL'}-${string}`, Outcome>;

/** What the customer decides anew: nothing was changed. */
function notSaved() {
  return {
    family: 'information',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notApplicable',
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  } as const satisfies Outcome;
}

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
