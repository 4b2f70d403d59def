import type { Clock } from '@linework/domain';
import type { Database } from '../database/database.ts';
import type { ProcessorPort } from '../processor/processor-port.ts';
import type { Place } from './place.ts';

/** What a round deals with one by one: a payment, an enrolment that is to be debited, or a saved method. */
export type WorkItem = { readonly accountId: string } & (
  | { readonly paymentId: string }
  | { readonly enrolmentId: string }
  | { readonly methodId: string }
);

/** What the worker stands on. */
export interface WorkerServices {
  readonly database: Database;
  readonly processor: ProcessorPort;
  /** The business clock: which day it is. */
  readonly clock: Clock;
  /** The real time, by which sessions, codes and drafts end. */
  readonly realClock: Clock;
  /** Where rounds had to end, by what they looked for. Forgotten with the process: then the next one begins at the front. */
  readonly places: Map<string, Place>;
  /** Hears of what a round could not deal with; the next round tries again. */
  readonly onFault: (error: unknown, about: WorkItem) => void;
}
