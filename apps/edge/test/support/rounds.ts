import type { Database } from '../../src/database/database.ts';
import type { Round } from '../../src/worker/round.ts';
import type { WorkerServices } from '../../src/worker/worker-services.ts';
import type { BillingWorld } from './billing-world.ts';

/** A round that has all the time it takes. */
export const wholeRound: Round = { isOver: () => false };

/** What a worker beside a world's edge stands on. @param faults what it could not deal with */
export const workerBeside = (
  { processor, clock }: BillingWorld,
  database: Database,
  faults: unknown[],
): WorkerServices => ({
  database,
  processor,
  clock,
  realClock: { now: () => new Date() },
  places: new Map(),
  notePayment: () => undefined,
  onFault: (error) => faults.push(error),
});
