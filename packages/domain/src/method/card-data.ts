import type { CardBrand, CardFunding } from './method-kinds.ts';
import type { BankAccountMethod, PaymentMethodType } from './payment-method.ts';

type BankAccountType = BankAccountMethod['accountType'];

/** What a customer types of a card: it goes to the card-data endpoint and nowhere else. */
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
  readonly accountType: BankAccountType;
  readonly nameOnAccount: string;
}

/** The security code of a saved card, verified before the payment and kept nowhere. */
export interface SecurityCodeDetails {
  readonly type: 'savedCard';
  readonly paymentMethodId: string;
  readonly securityCode: string;
}

export type CardDataRequest = CardDetails | BankDetails | SecurityCodeDetails;

/** A single-use token that stands for what was typed. */
export interface CardDataToken {
  readonly token: string;
  /** RFC 3339; five minutes after it was made. */
  readonly expiresAt: string;
}

/** What may be known of a method once its numbers have become a token. */
export interface TokenisedMethod {
  readonly type: PaymentMethodType;
  readonly brand: CardBrand | null;
  readonly funding: CardFunding | null;
  readonly lastFourDigits: string;
  /** `YYYY-MM`; `null` for a bank account. */
  readonly expirationDate: string | null;
  /** Prepaid and gift cards cannot be (spec section 5). */
  readonly canBeSaved: boolean;
  /** Of a connected account: the bank's own name, and which of the two kinds it is. */
  readonly name?: string | null;
  readonly accountType?: BankAccountType | null;
}
