import type { Outcome } from './outcome.ts';

/** What can keep a statement or the account's activity from being read (spec section 8). Each leaves the money alone. */
export const billOutcomes = {
  /** 'Activity Unavailable'. */
  'LW-TRX-010': unavailable('card', ['tryAgain']),
  /** 'Looking for Your Statement?': there is none to show yet. */
  'LW-STM-010': {
    family: 'information',
    kind: 'card',
    httpStatus: 404,
    moneyState: 'notApplicable',
    retry: 'no',
    nextActions: ['backToBilling'],
    logLevel: 'info',
  },
  /** 'Bill Details Unavailable'. */
  'LW-STM-020': unavailable('card', ['tryAgain']),
  /** 'Printable Statement Unavailable': the document could not be made. */
  'LW-STM-030': unavailable('modal', ['tryAgain', 'dismiss']),
  /** 'Statement unable to download': it was made, and did not arrive. */
  'LW-STM-031': unavailable('modal', ['tryAgain', 'dismiss']),
} as const satisfies Record<`LW-${'TRX' | 'STM'}-${string}`, Outcome>;

function unavailable(kind: 'card' | 'modal', nextActions: Outcome['nextActions']) {
  return {
    family: 'failure',
    kind,
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions,
    logLevel: 'error',
  } as const satisfies Outcome;
}
