import type { CardBrand } from '@linework/domain';

/** A method that the processor took and verified: what may be kept of it. */
export interface VerifiedMethod {
  /** The saved card whose security code was verified; null for a new method. */
  readonly paymentMethodId: string | null;
  readonly processorToken: string;
  readonly type: 'creditCard' | 'bankAccount';
  readonly brand: CardBrand | null;
  readonly funding: 'credit' | 'debit' | 'prepaid' | null;
  readonly canBeSaved: boolean;
  readonly lastFourDigits: string;
  readonly expiration: string | null;
  readonly postalCode: string | null;
  readonly accountType: 'checking' | 'savings' | null;
  readonly holderName: string | null;
}
