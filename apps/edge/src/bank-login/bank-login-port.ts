/** What goes along with a customer to their bank, and must come back with them. */
export interface BankSignIn {
  /** Says whose connection it is; comes back in the address. */
  readonly state: string;
  /** Comes back inside the exchange, so that a code belongs to one connection. */
  readonly nonce: string;
  /** The page of this portal that the customer comes back to. */
  readonly returnTo: string;
  readonly language: 'en' | 'es';
  readonly expiresAt: Date;
}

/** The account that the customer chose. Its numbers go on to the processor and are kept nowhere. */
export interface BankLoginAccount {
  readonly nonce: string;
  readonly bankName: string;
  readonly accountType: 'checking' | 'savings';
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly nameOnAccount: string;
}

/** The provider does not know the code, has given its account out before, or says that it is too old. */
export class BankCodeRefused extends Error {
  override readonly name = 'BankCodeRefused';
}

/**
 * Who lets customers sign in to their own bank. The customer comes back with `bankReturn`'s state and a code that is
 * good once and for minutes, or with a problem: `cancelled` or `unavailable`.
 */
export interface BankLoginPort {
  /** The address of the provider's page, on which the customer signs in. */
  addressFor(signIn: BankSignIn): string;
  /** Trades a code for the account. Need not answer once the signal has ended the wait. @throws BankCodeRefused */
  exchange(code: string, signal: AbortSignal): Promise<BankLoginAccount>;
}
