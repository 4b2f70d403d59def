import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import type { Feature } from '../http/feature.ts';
import type { Services } from '../http/services.ts';
import { debitAutoPay } from './auto-pay.ts';
import { cleanUp } from './clean-up.ts';
import { executeScheduled } from './execute-scheduled.ts';
import { recordReturns, settlePending } from './follow-bank-debits.ts';
import { type JobQueue, startJobs } from './job-queue.ts';
import { type ReconcileLimits, reconcile } from './reconcile.ts';
import type { WorkerServices } from './worker-services.ts';

type Patience = Pick<Configuration, 'processorTimeoutMs' | 'statementTimeoutMs'>;

/** A payment takes at most one answer of the processor and two statements; what runs longer than that has nobody. */
export const reconcileLimits = ({ processorTimeoutMs, statementTimeoutMs }: Patience): ReconcileLimits => ({
  runningMs: processorTimeoutMs + 2 * statementTimeoutMs + 2_000,
  abandonMs: 2 * processorTimeoutMs + 2 * statementTimeoutMs + 5_000,
});

/** The worker: what happens to payments when nobody is asking. Every copy of the edge may run it. */
export async function workerFeature(app: FastifyInstance, services: Services): Promise<Feature> {
  const { database, processor, clock, realClock, configuration } = services;
  const worker: WorkerServices = {
    database,
    processor,
    clock,
    realClock,
    onFault: (error, paymentId) =>
      app.log.error({ err: error, paymentId }, 'worker left a payment for the next round'),
  };
  const limits = reconcileLimits(configuration);
  let queue: JobQueue | null = null;
  return {
    start: async () => {
      // PGlite has one process: whatever was running when this one started was left behind by the one before.
      if (database.engine === 'pglite') await reconcile(worker, { ...limits, runningMs: 0 });
      const jobs = [
        { name: 'reconcile', everySeconds: 5, run: async () => await reconcile(worker, limits) },
        { name: 'scheduled-payments', everySeconds: 15, run: async () => await executeScheduled(worker) },
        { name: 'auto-pay', everySeconds: 30, run: async () => await debitAutoPay(worker) },
        { name: 'bank-debits', everySeconds: 30, run: async () => await settlePending(worker) },
        { name: 'bank-returns', everySeconds: 300, run: async () => await recordReturns(worker) },
        { name: 'clean-up', everySeconds: 3_600, run: async () => await cleanUp(worker) },
      ];
      queue = await startJobs(database, jobs, (error) => app.log.error({ err: error }, 'job failed'));
    },
    stop: async () => await queue?.stop(),
  };
}
