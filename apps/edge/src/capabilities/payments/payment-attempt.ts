import type { AutoPaySettings, Clock, PaidDevice, PaymentSettings, RequestedPayment } from '@linework/domain';
import type { Admit } from '../../access/admission.ts';
import type { Database } from '../../database/database.ts';
import type { ProcessorPort } from '../../processor/processor-port.ts';
import type { NotePayment } from './payment-log.ts';
import type { PaymentFacts } from './payment-question.ts';
import type { Actor } from './payment-record.ts';

/** What payments stand on. */
export interface PaymentServices {
  readonly database: Database;
  readonly processor: ProcessorPort;
  readonly clock: Clock;
  readonly settings: PaymentSettings;
  /** When Auto Pay tries a declined debit again, which tells of its next one. */
  readonly retries: AutoPaySettings;
  /** Nobody can pay a bill online for a while: no payment is made anew. */
  readonly isBillPayUnavailable: () => boolean;
  readonly notePayment: NotePayment;
  /** Told of a fault after the processor was asked; the customer is told that the payment is being checked. */
  readonly onFault: (error: unknown, paymentId: string) => void;
}

/** Who sends the request, from where, and what they must be allowed. */
export interface Caller {
  readonly tokenHash: Buffer;
  readonly address: string;
  readonly correlatorId: string;
  readonly reference: string;
  readonly admit: Admit;
}

/** One request for a payment, with the account as it stood when it was read. */
export interface Attempt {
  readonly services: PaymentServices;
  readonly caller: Caller;
  readonly facts: PaymentFacts;
  readonly request: RequestedPayment;
  /** What of mobile service it pays; `null` for what the account owes. */
  readonly device: PaidDevice | null;
  readonly idempotencyKey: string;
  readonly hash: string;
  /** When the rules were asked: the payment is written down as made then. */
  readonly now: Date;
}

export const actorOf = ({ facts, caller }: Attempt): Actor => ({
  userId: facts.session.userId,
  sessionId: facts.session.id,
  correlatorId: caller.correlatorId,
});
