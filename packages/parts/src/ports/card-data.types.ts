import type { CardDataRequest, CardDataToken, OutcomeCode, TokenisedMethod } from '@linework/domain';

export type {
  BankDetails,
  CardDataRequest,
  CardDataToken,
  CardDetails,
  SecurityCodeDetails,
  TokenisedMethod,
} from '@linework/domain';

/** One field that the card-data endpoint refused, by the name it has in the request. */
export interface CardDataFieldProblem {
  readonly field: string;
  readonly code: OutcomeCode;
}

/** Why there is no token. */
export interface CardDataProblem {
  readonly code: OutcomeCode;
  readonly fields: readonly CardDataFieldProblem[];
  /** For the call to support. */
  readonly reference: string | null;
}

export type CardDataAnswer =
  | (CardDataToken & { readonly method: TokenisedMethod })
  | { readonly problem: CardDataProblem };

/**
 * The only way that card and bank numbers take. It answers a problem as data; it may also reject, which counts as
 * "Service Unavailable".
 */
export type CardDataPort = (request: CardDataRequest) => Promise<CardDataAnswer>;
