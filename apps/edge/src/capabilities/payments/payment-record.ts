import type { GraphSchema } from '@linework/contract';
import type { Payment } from '@linework/domain';

/** Whose doing it is, for the audit trail. The worker is nobody's session. */
export interface Actor {
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly correlatorId: string | null;
}

export const worker: Actor = { userId: null, sessionId: null, correlatorId: null };

/** A new method to save once its payment succeeded or its verification passed. */
export interface KeptMethod {
  readonly id: string;
  readonly type: 'creditCard' | 'bankAccount';
  readonly brand: string | null;
  readonly funding: string | null;
  readonly lastFourDigits: string;
  readonly expiration: string | null;
  readonly postalCode: string | null;
  readonly accountType: string | null;
  readonly holderName: string;
  readonly processorToken: string;
  /** Of a payment that was begun before numbers were marked there is none. */
  readonly fingerprint?: string | null;
}

/** A payment with what only the edge knows of it. */
export interface PaymentRecord {
  readonly accountId: string;
  readonly payment: Payment;
  /** What the processor charges. */
  readonly processorToken: string;
  readonly keepMethod: KeptMethod | null;
}

/** What a key has made so far. */
export interface EarlierRequest {
  readonly requestHash: string | null;
  readonly record: PaymentRecord;
  /** What the first caller was told; `null` while it runs, and after 30 days. */
  readonly answer: GraphSchema.MakePaymentPayload | null;
}
