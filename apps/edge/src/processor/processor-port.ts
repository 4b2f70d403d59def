import type { CardBrand, Money } from '@linework/domain';

/** A card's funding as the processor knows it. Rechargeable cards are prepaid, yet may be saved. */
export type ProcessorFunding = 'credit' | 'debit' | 'prepaid' | 'rechargeable';

/** What the processor keeps of a number it was given: a token, and nothing the number could be read from. */
export interface TokenizedMethod {
  readonly token: string;
  readonly type: 'creditCard' | 'bankAccount';
  readonly brand: CardBrand | null;
  readonly funding: ProcessorFunding | null;
  readonly lastFourDigits: string;
  /** The processor's mark of the number, the same whenever it is the same number, and made with its own key. `null` where it makes none. */
  readonly fingerprint: string | null;
}

export type MethodNumbers =
  | { readonly type: 'creditCard'; readonly cardNumber: string; readonly expiration: string }
  | {
      readonly type: 'bankAccount';
      readonly routingNumber: string;
      readonly accountNumber: string;
      readonly accountType: 'checking' | 'savings';
    };

export type Verification =
  | { readonly verified: true }
  /** The security code does not match, or the method itself could not be verified. */
  | { readonly verified: false; readonly reason: 'securityCode' | 'method' };

export interface ChargeRequest {
  /** Our payment's id: the processor takes it once, however often it is asked. */
  readonly paymentId: string;
  readonly token: string;
  readonly amount: Money;
}

/** Why a bank or card network refused. The customer is told one thing for all but the first. */
export const declineReasons = [
  'insufficientFunds',
  'generic',
  'lostOrStolen',
  'limitExceeded',
  'securityCode',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What the processor's own record says of a payment. */
export type Charge = {
  readonly paymentId: string;
  readonly chargeId: string;
  readonly amount: Money;
  /** RFC 3339. */
  readonly recordedAt: string;
} & (
  | { readonly status: 'approved' }
  /** A bank debit: accepted, settled by the bank days later. */
  | { readonly status: 'pending' }
  | { readonly status: 'settled' }
  | { readonly status: 'declined'; readonly reason: DeclineReason }
  /** A bank debit that the bank sent back, with NACHA's return code where the bank gave one. */
  | { readonly status: 'returned'; readonly returnedAt: string; readonly returnCode: string | null }
);

/** One of the statuses above. */
export type ChargeStatus = Charge['status'];

/** Which method Auto Pay debits from now on: `from` is given up, `to` is agreed to; the same for both agrees anew. */
export interface AgreementChange {
  readonly from: string | null;
  readonly to: string | null;
}

/** What the bank or card network says to it: done, nothing was changed, or the old is given up and the new not taken. */
export const agreementAnswers = ['done', 'refused', 'lost'] as const;
export type AgreementAnswer = (typeof agreementAnswers)[number];

/** The processor did not answer in time, or not at all, or somebody else did: whether it charged is not known. */
export class ProcessorSilent extends Error {
  override readonly name = 'ProcessorSilent';
}

/** The processor itself said that it takes no requests now, or refused the connection: nothing was charged. */
export class ProcessorUnavailable extends Error {
  override readonly name = 'ProcessorUnavailable';
}

/** The card processor, as the edge knows it. Every call may throw `ProcessorSilent` or `ProcessorUnavailable`. */
export interface ProcessorPort {
  /** Trades a number for a token. The number is not kept on our side. */
  tokenize(numbers: MethodNumbers): Promise<TokenizedMethod>;
  /** Checks a method, with its security code where it has one. The code is kept by nobody. */
  verify(request: { readonly token: string; readonly securityCode: string | null }): Promise<Verification>;
  /** Has a method agreed to be debited by itself, or given up. No money moves. */
  agree(change: AgreementChange): Promise<AgreementAnswer>;
  /** Charges once per payment id: asked again with the same id it answers the first charge. */
  charge(request: ChargeRequest): Promise<Charge>;
  /** The processor's own record of a payment; `null` when it never took one. */
  findCharge(paymentId: string): Promise<Charge | null>;
  /**
   * Gives up on a payment for good: if the processor never took it, it never will, even when a late request arrives.
   * Answers the charge if there is one. After a `null` from here, and only then, an unknown payment is a failed one.
   */
  abandon(paymentId: string): Promise<Charge | null>;
  /** Every charge recorded since an instant, oldest first, `returned` and `declined` ones too. @param since RFC 3339 */
  listCharges(since: string): Promise<readonly Charge[]>;
}
