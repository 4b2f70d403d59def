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
