import type { CardBrand, OutcomeCode } from '@linework/domain';

/** What a customer types of a card: it leaves the form's own state only for the card-data port. */
export interface CardDetails {
  readonly type: 'creditCard';
  /** Digits only. */
  readonly cardNumber: string;
  readonly nameOnCard: string;
  /** `YYYY-MM`. */
  readonly expiration: string;
  readonly postalCode: string;
  readonly securityCode: string;
}

/** What a customer types of a bank account. */
export interface BankDetails {
  readonly type: 'bankAccount';
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: 'checking' | 'savings';
  readonly nameOnAccount: string;
}

/** The security code of a saved card, verified before the payment and kept nowhere. */
export interface SecurityCodeDetails {
  readonly type: 'savedCard';
  readonly paymentMethodId: string;
  readonly securityCode: string;
}

export type CardDataRequest = CardDetails | BankDetails | SecurityCodeDetails;

/** What may be known of a method once its numbers have become a token. */
export interface TokenisedMethod {
  readonly type: 'creditCard' | 'bankAccount';
  readonly brand: CardBrand | null;
  readonly funding: 'credit' | 'debit' | 'prepaid' | null;
  readonly lastFourDigits: string;
  /** `YYYY-MM`; `null` for a bank account. */
  readonly expirationDate: string | null;
  /** Prepaid and gift cards cannot be (spec section 5). */
  readonly canBeSaved: boolean;
  /** Of a connected account: the bank's own name, and which of the two kinds it is. */
  readonly name?: string | null;
  readonly accountType?: 'checking' | 'savings' | null;
}

/** A single-use token that stands for what was typed. */
export interface CardDataToken {
  readonly token: string;
  /** RFC 3339; five minutes after it was made. */
  readonly expiresAt: string;
}

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
