import type { Clock } from '@linework/domain';
import type { Database } from '../database/database.ts';
import type { Actor } from '../payments/payment-record.ts';
import type { ProcessorPort } from '../processor/processor-port.ts';

/** What the worker stands on. */
export interface WorkerServices {
  readonly database: Database;
  readonly processor: ProcessorPort;
  /** The business clock: which day it is. */
  readonly clock: Clock;
  /** The real time: how long something has been running. */
  readonly realClock: Clock;
  /** Told of a payment that a round could not deal with; the next round tries again. */
  readonly onFault: (error: unknown, paymentId: string) => void;
}

/** In the audit trail the worker is nobody's session. */
export const worker: Actor = { userId: null, sessionId: null, correlatorId: null };

/** Deals with each in turn; one that fails is told of and does not keep the others from their turn. */
export async function forEachPayment<Item extends { readonly paymentId: string }>(
  services: WorkerServices,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      services.onFault(error, item.paymentId);
    }
  }
}
