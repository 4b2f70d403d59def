import type { PaymentRoundServices } from '../../src/capabilities/payments/index.ts';
import type { Database } from '../../src/database/database.ts';
import type { Round } from '../../src/worker/round.ts';
import type { BillingWorld } from './billing-world.ts';

/** A round that has all the time it takes. */
export const wholeRound: Round = { isOver: () => false };

/** What a worker beside a world's edge stands on. @param faults what it could not deal with */
export const workerBeside = (
  { processor, clock }: BillingWorld,
  database: Database,
  faults: unknown[],
): PaymentRoundServices => ({
  database,
  processor,
  clock,
  realClock: { now: () => new Date() },
  places: new Map(),
  notePayment: () => undefined,
  onFault: (error) => faults.push(error),
});
