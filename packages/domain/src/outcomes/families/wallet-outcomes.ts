import type { Outcome } from '../outcome.ts';

/** What can go wrong with saved methods (spec section 8). */
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
} as const satisfies Record<`LW-WAL-${string}`, Outcome>;

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
