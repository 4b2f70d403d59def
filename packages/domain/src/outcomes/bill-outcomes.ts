import type { Outcome } from './outcome.ts';

/** What can keep a statement or the account's activity from being read (spec section 8). Each leaves the money alone. */
export const billOutcomes = {
  /** 'Printable Statement Unavailable': the document could not be made. */
  'LW-STM-030': unavailable(),
  /** 'Statement unable to download': it was made, and did not arrive. */
  'LW-STM-031': unavailable(),
} as const satisfies Record<`LW-${'TRX' | 'STM'}-${string}`, Outcome>;

function unavailable() {
  return {
    family: 'failure',
    kind: 'modal',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain', 'dismiss'],
    logLevel: 'error',
  } as const satisfies Outcome;
}
