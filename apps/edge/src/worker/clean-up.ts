import type { Database, Queryable } from '../database/database.ts';
import { removeOldAttempts } from '../throttle/attempt-throttle.ts';
import type { RepeatedJob } from './job-queue.ts';
import type { WorkerServices } from './worker-services.ts';

const dayMs = 86_400_000;

/** Before when something has had its time. */
export interface CleanUpTimes {
  /** The real time, by which drafts end. */
  readonly now: Date;
  /** A day before: what ended by then is asked for by nobody any more. */
  readonly yesterday: Date;
  /** The business clock's time, by which payments are answered. */
  readonly businessNow: Date;
}

/** Removes what one capability keeps for a time. Ledger, payments and the audit trail stay. */
export type CleanUp = (database: Queryable, times: CleanUpTimes) => Promise<void>;

type CleanUpServices = Pick<WorkerServices, 'clock' | 'realClock'> & { readonly database: Database };

/** Removes what has had its time, of every capability. */
export async function cleanUp(
  { database, realClock, clock }: CleanUpServices,
  all: readonly CleanUp[],
): Promise<void> {
  const now = realClock.now();
  const yesterday = new Date(now.getTime() - dayMs);
  await removeOldAttempts(database, yesterday);
  for (const one of all) await one(database, { now, yesterday, businessNow: clock.now() });
}

export const cleanUpJob = (services: CleanUpServices, all: readonly CleanUp[]): RepeatedJob => ({
  name: 'clean-up',
  everySeconds: 3_600,
  run: async () => await cleanUp(services, all),
});
