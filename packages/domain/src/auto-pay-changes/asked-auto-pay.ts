import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import type { TokenProof } from '../one-time-payment/payment-refusals.ts';
import type { PaymentSettings } from '../payment/settings.ts';
import type { AutoPayTerms } from './terms.ts';

/** When, by which settings and by whom something about Auto Pay is decided. */
export interface AutoPayMoment {
  readonly now: Date;
  readonly settings: Pick<PaymentSettings, 'cutOff'>;
  readonly retries: AutoPaySettings;
  readonly acceptedBy: string;
  readonly newId: () => string;
}

/** A saved method as it was shown. */
export interface SeenMethod {
  readonly methodId: string;
  readonly version: number;
}

/** What somebody accepts who turns Auto Pay on or changes it. */
export interface AcceptedAutoPay {
  readonly acceptedTerms: readonly AutoPayTerms[];
  readonly textVersion: string;
  readonly language: 'en' | 'es';
  /** The saved methods as they were shown; one that is not named was not shown before. */
  readonly seenMethods?: readonly SeenMethod[] | undefined;
}

/** What is debited and when; `undefined` leaves it as it stands, `null` is a method that the account does not have. */
export interface AskedDebit {
  readonly method: PaymentMethod | null | undefined;
  /**
   * What is proven of a card's security code; `null` where none is asked for: no method was named, the account has none such, or
   * it pays in the same pass.
   */
  readonly proof: TokenProof | null;
  readonly debitDay: number | undefined;
  /** A new method was named that the wallet has no room for: what it cannot keep is not there to be debited later. */
  readonly isWalletFull?: boolean | undefined;
}

/** What somebody decided on: the ids of the enrolments as they saw them. Without, what stands is what is changed. */
export interface SeenAutoPay {
  readonly seen?: readonly string[] | undefined;
}
