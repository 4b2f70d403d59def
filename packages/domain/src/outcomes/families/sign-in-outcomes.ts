import type { Outcome } from '../outcome.ts';

/** What can stop a customer from signing in, or staying signed in (spec sections 4, 6 and 8). */
export const signInOutcomes = {
  /** User name and password do not match. */
  'LW-AUT-010': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 401,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** 'Session authentication has failed.' */
  'LW-AUT-020': {
    family: 'failure',
    kind: 'page',
    httpStatus: 401,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'no',
    nextActions: ['signIn'],
    logLevel: 'info',
  },
  /** The session ended while a payment was being made; the draft is kept, and nothing had been sent. */
  'LW-AUT-030': {
    family: 'information',
    kind: 'page',
    httpStatus: 401,
    moneyState: 'notTaken',
    withoutSession: true,
    retry: 'sameKey',
    nextActions: ['signIn'],
    logLevel: 'info',
  },
  /** Too many attempts to sign in, or to get back in. */
  'LW-AUT-040': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 429,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'newKey',
    nextActions: [],
    logLevel: 'warn',
  },
  /** The code of a message is not the one that was typed. */
  'LW-AUT-041': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** The code was used, is older than its time, or was mistyped too often: another one has to be asked for. */
  'LW-AUT-042': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 410,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'no',
    nextActions: [],
    logLevel: 'info',
  },
  /** A password that others use too, or that is found in lists of those that were stolen. */
  'LW-AUT-043': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** Account number, ZIP code and security code are not those of one bill, or its code was used. */
  'LW-AUT-044': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** A username that somebody else has; told to nobody but whoever has shown a bill and read their email. */
  'LW-AUT-045': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** A change to how somebody signs in asks for their password again first. */
  'LW-AUT-046': {
    family: 'information',
    kind: 'inline',
    httpStatus: 403,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** The password that was asked for again is not theirs. */
  'LW-AUT-047': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notApplicable',
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** What was begun has to be begun again: it took longer than it may, was tried too often, or is done. */
  'LW-AUT-048': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 410,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'no',
    nextActions: [],
    logLevel: 'info',
  },
  /** The code of the second step is not right, or was used before. */
  'LW-AUT-049': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** The role does not allow it. */
  'LW-AUT-050': {
    family: 'information',
    kind: 'page',
    httpStatus: 403,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['askAnAdmin', 'goHome'],
    logLevel: 'info',
  },
  /** The second step took longer than it may, or was tried too often: the password has to be entered again. */
  'LW-AUT-051': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 410,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'no',
    nextActions: [],
    logLevel: 'info',
  },
  /** Nobody is signed in by what a passkey answered, whatever is wrong with it. */
  'LW-AUT-052': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 401,
    moneyState: 'notApplicable',
    withoutSession: true,
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** What a browser made is no passkey that may be kept, or came too late. */
  'LW-AUT-053': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notApplicable',
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  },
  /** As many passkeys as one user may have are there. */
  'LW-AUT-054': {
    family: 'failure',
    kind: 'inline',
    httpStatus: 409,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: [],
    logLevel: 'info',
  },
  /** No such account, or not one of this session's. */
  'LW-AUT-060': {
    family: 'failure',
    kind: 'page',
    httpStatus: 404,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['goHome'],
    logLevel: 'warn',
  },
  /** The XSRF token is missing or not this session's. */
  'LW-AUT-070': {
    family: 'failure',
    kind: 'page',
    alsoAs: 'inline',
    httpStatus: 403,
    moneyState: 'notTaken',
    withoutSession: true,
    retry: 'sameKey',
    nextActions: ['reload'],
    logLevel: 'warn',
  },
  /** The personal security code was not accepted: system error codes that begin with `NETPSC`. */
  'LW-AUT-080': {
    family: 'failure',
    kind: 'page',
    httpStatus: 403,
    moneyState: 'notApplicable',
    retry: 'newKey',
    nextActions: ['tryAgain', 'contactSupport'],
    logLevel: 'info',
  },
} as const satisfies Record<`LW-AUT-${string}`, Outcome>;
