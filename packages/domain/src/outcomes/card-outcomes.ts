import type { Outcome } from './outcome.ts';

/**
 * What keeps a part of a page from being shown while the rest of the page goes on (spec section 8). None is about money:
 * that takes a page. Apart from the other rows, which the pages that show these do without.
 */
export const cardOutcomes = {
  /** 'Unable to Load Billing Info': a card where the amount due would stand, and where a payment was to begin the page. */
  'LW-BIL-010': { ...notLoaded(), alsoAs: 'page' },
  /** Streaming subscriptions. */
  'LW-BIL-050': notLoaded(),
  /** How bills are paid: Auto Pay, what is scheduled, paperless billing, saved methods. */
  'LW-BIL-060': notLoaded(),
  /** 'Unable to Load Transactions'. */
  'LW-BIL-030': notLoaded(),
  /** 'Activity Unavailable'. */
  'LW-TRX-010': notLoaded(),
  /** One transaction, where the list of all is there. */
  'LW-TRX-020': notLoaded(),
  /** The file of transactions: it was not made, or did not arrive. */
  'LW-TRX-030': notLoaded(),
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
  'LW-STM-020': notLoaded(),
  /** 'Printable Statement Unavailable': the document could not be made. */
  'LW-STM-030': notLoaded(),
  /** 'Statement unable to download': it was made, and did not arrive. */
  'LW-STM-031': notLoaded(),
  /** 'Unable to Load Mobile Billing Info'. */
  'LW-MOB-010': notLoaded(),
  /** Services and addresses of the account. */
  'LW-SYS-011': notLoaded(),
} as const satisfies Partial<Record<`LW-${string}`, Outcome & { kind: 'card'; moneyState: 'notApplicable' }>>;

/** The outcomes that are told by a card. */
export type CardOutcomeCode = keyof typeof cardOutcomes;

function notLoaded() {
  return {
    family: 'failure',
    kind: 'card',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain'],
    logLevel: 'error',
  } as const satisfies Outcome;
}
