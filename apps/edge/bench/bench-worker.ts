import { systemClock } from '@linework/domain';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import type { Database } from '../src/database/database.ts';
import type { ProcessorPort } from '../src/processor/processor-port.ts';
import type { Round } from '../src/worker/round.ts';

export const wholeRound: Round = { isOver: () => false };

/** What a worker stands on whose rounds are measured. */
export const benchWorker = (database: Database, processor: ProcessorPort): PaymentRoundServices => ({
  database,
  processor,
  clock: systemClock,
  realClock: systemClock,
  places: new Map(),
  notePayment: () => undefined,
  onFault: (error) => {
    throw error;
  },
});
