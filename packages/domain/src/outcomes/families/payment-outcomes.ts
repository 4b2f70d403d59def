import type { Outcome } from '../outcome.ts';

/** How a one-time payment can end, and what can stop it on the way (spec section 8). */
export const paymentOutcomes = {
  /** The card was charged. */
  'LW-PAY-001': {
    family: 'success',
    kind: 'page',
    httpStatus: 200,
    moneyState: 'taken',
    retry: 'no',
    nextActions: ['backToBilling', 'print', 'turnOnAutoPay'],
    logLevel: 'info',
  },
  /** Dated later: nothing has left yet. */
  'LW-PAY-002': {
    family: 'success',
    kind: 'page',
    httpStatus: 200,
    moneyState: 'notTaken',
    retry: 'no',
    nextActions: ['backToBilling', 'manageScheduled', 'print'],
    logLevel: 'info',
  },
  /** A bank debit on its way: accepted, not yet settled by the bank. */
  'LW-PAY-003': {
    family: 'pending',
    kind: 'page',
    httpStatus: 200,
    moneyState: 'held',
    retry: 'no',
    nextActions: ['backToBilling', 'print', 'turnOnAutoPay'],
    logLevel: 'info',
  },
  /** 'Unable to Process Payment': declined. */
  'LW-PAY-010': {
    family: 'failure',
    kind: 'page',
    httpStatus: 402,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['useAnotherMethod', 'changeAmount', 'backToBilling'],
    logLevel: 'info',
  },
  /** 'Unable to Complete Request': the security code did not match. */
  'LW-PAY-011': {
    family: 'failure',
    kind: 'page',
    httpStatus: 402,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['checkSecurityCode', 'useAnotherMethod', 'changeAmount', 'backToBilling'],
    logLevel: 'info',
  },
  /** 'we were unable to verify this payment method'. */
  'LW-PAY-012': {
    family: 'failure',
    kind: 'page',
    httpStatus: 402,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['tryAgain', 'useAnotherMethod', 'changeAmount', 'backToBilling'],
    logLevel: 'info',
  },
  /** The five minutes of a verified security code are over. */
  'LW-PAY-013': {
    family: 'information',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['checkSecurityCode'],
    logLevel: 'info',
  },
  /** The amount due changed since the review was shown. */
  'LW-PAY-020': {
    family: 'information',
    kind: 'page',
    httpStatus: 409,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['reviewAmount', 'backToBilling'],
    logLevel: 'info',
  },
  /** The date chosen is no longer possible: midnight or the cut-off went by. */
  'LW-PAY-021': {
    family: 'information',
    kind: 'page',
    httpStatus: 409,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['changeDate', 'changeAmount', 'backToBilling'],
    logLevel: 'info',
  },
  /** 'Please enter a payment amount between …'. */
  'LW-PAY-022': inline(),
  /** 'Please enter a valid payment amount.' */
  'LW-PAY-023': inline(),
  /** More than the amount due, not confirmed. */
  'LW-PAY-024': inline(),
  /** 'Please enter a valid date as MM/DD/YY'. */
  'LW-PAY-025': inline(),
  /** Two future-dated payments stand already. */
  'LW-PAY-026': inline(),
  /** Past due or inactive: the payment must be dated today. */
  'LW-PAY-027': inline(),
  /** Some methods are left: told where they are chosen, and by a page where one of the others was sent. */
  'LW-PAY-030': { ...restricted(), kind: 'inline', alsoAs: 'page' },
  'LW-PAY-031': { ...restricted(), kind: 'inline', alsoAs: 'page' },
  'LW-PAY-032': restricted(),
  /** 'Payment Methods Unavailable': no online payment at all. */
  'LW-PAY-033': restricted(),
  /** 'Payment Method Unavailable': expired, restricted, or the Auto Pay method. */
  'LW-PAY-034': {
    family: 'failure',
    kind: 'page',
    httpStatus: 422,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['useAnotherMethod', 'changeAmount', 'backToBilling'],
    logLevel: 'info',
  },
  /** The processor did not answer: `unknown`, settled by reconciliation. */
  'LW-PAY-040': {
    family: 'checking',
    kind: 'page',
    httpStatus: 202,
    moneyState: 'checking',
    retry: 'no',
    nextActions: ['backToBilling', 'print'],
    logLevel: 'warn',
  },
  /** Another payment of the account is running or unknown; this one was refused. */
  'LW-PAY-041': {
    family: 'information',
    kind: 'page',
    httpStatus: 409,
    moneyState: 'notTaken',
    retry: 'no',
    nextActions: ['seePayment', 'backToBilling'],
    logLevel: 'info',
  },
  /** An idempotency key used again for another request. */
  'LW-PAY-042': {
    family: 'failure',
    kind: 'page',
    httpStatus: 422,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['tryAgain', 'useAnotherMethod', 'changeAmount', 'backToBilling'],
    logLevel: 'warn',
  },
  /** The same request is still running. */
  'LW-PAY-043': {
    family: 'checking',
    kind: 'page',
    httpStatus: 409,
    moneyState: 'checking',
    retry: 'sameKey',
    nextActions: ['seePayment', 'backToBilling'],
    logLevel: 'info',
  },
  /** No idempotency key, or not a UUID. */
  'LW-PAY-044': {
    family: 'failure',
    kind: 'page',
    httpStatus: 400,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['tryAgain', 'useAnotherMethod', 'changeAmount', 'backToBilling'],
    logLevel: 'warn',
  },
  /** Too many attempts with cards: slowed down, not locked out. */
  'LW-PAY-045': {
    family: 'failure',
    kind: 'page',
    httpStatus: 429,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['useAnotherMethod', 'changeAmount', 'backToBilling', 'contactSupport'],
    logLevel: 'warn',
  },
  /** Card or bank details that are no such thing: each is marked by its field. */
  'LW-PAY-046': inline(),
  /** A bank debit that the bank sent back days later. */
  'LW-PAY-050': {
    family: 'failure',
    kind: 'page',
    httpStatus: 200,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['useAnotherMethod', 'backToBilling', 'contactSupport'],
    logLevel: 'info',
  },
  /** 'Unable to Make Payment': our side failed before the processor was asked. */
  'LW-PAY-060': {
    family: 'failure',
    kind: 'page',
    httpStatus: 503,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['tryAgain', 'useAnotherMethod', 'changeAmount', 'backToBilling'],
    logLevel: 'error',
  },
  /** 'Unable to Connect to Online Banking': its page again, the numbers, or a card, is offered. */
  'LW-PAY-061': {
    family: 'failure',
    kind: 'page',
    httpStatus: 503,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: ['tryAgain', 'enterNumbers', 'useAnotherMethod', 'changeAmount', 'backToBilling'],
    logLevel: 'warn',
  },
  /** 'Unable to Cancel Payment': the scheduled payment stands as it did. */
  'LW-PAY-070': {
    family: 'failure',
    kind: 'page',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain', 'backToBilling'],
    logLevel: 'error',
  },
} as const satisfies Record<`LW-PAY-${string}`, Outcome>;

function inline() {
  return {
    family: 'failure',
    kind: 'inline',
    httpStatus: 422,
    moneyState: 'notTaken',
    retry: 'newKey',
    nextActions: [],
    logLevel: 'info',
  } as const satisfies Outcome;
}

function restricted() {
  return {
    family: 'information',
    kind: 'page',
    httpStatus: 403,
    moneyState: 'notTaken',
    retry: 'no',
    nextActions: ['findStore', 'backToBilling'],
    logLevel: 'info',
  } as const satisfies Outcome;
}
