import type { FastifyInstance } from 'fastify';
import { debitAutoPay } from '../capabilities/auto-pay/debit-auto-pay.ts';
import { cleanUp } from '../capabilities/clean-up/clean-up.ts';
import { paymentLog } from '../capabilities/payments/payment-log.ts';
import { executeScheduled } from '../capabilities/payments/rounds/execute-scheduled.ts';
import { recordReturns, settlePending } from '../capabilities/payments/rounds/follow-bank-debits.ts';
import {
  type ReconcileLimits,
  reconcile,
  reconcileWithSupport,
} from '../capabilities/payments/rounds/reconcile.ts';
import type { Configuration } from '../configuration/configuration.types.ts';
import type { Takeover } from '../database/takeover.ts';
import type { Feature } from '../feature.ts';
import type { Services } from '../services.ts';
import { type JobQueue, type RepeatedJob, startJobs } from './job-queue.ts';
import { roundMs, timedRound } from './round.ts';
import type { WorkerServices, WorkItem } from './worker-services.ts';

type Patience = Pick<Configuration, 'processorTimeoutMs' | 'statementTimeoutMs'>;

/** A payment takes at most one answer of the processor and two statements; what runs longer than that has nobody. */
export const reconcileLimits = ({ processorTimeoutMs, statementTimeoutMs }: Patience): ReconcileLimits => ({
  runningMs: processorTimeoutMs + 2 * statementTimeoutMs + 2_000,
  abandonMs: 2 * processorTimeoutMs + 2 * statementTimeoutMs + 5_000,
});

/** How often each is asked for. Who waits for an answer is first; people look into those with support, so they can wait. */
const jobsOf = (worker: WorkerServices, limits: ReconcileLimits): readonly RepeatedJob[] => [
  { name: 'reconcile', everySeconds: 5, run: async (round) => await reconcile(worker, limits, round) },
  {
    name: 'scheduled-payments',
    everySeconds: 15,
    run: async (round) => await executeScheduled(worker, round),
  },
  { name: 'auto-pay', everySeconds: 30, run: async (round) => await debitAutoPay(worker, round) },
  { name: 'bank-debits', everySeconds: 30, run: async (round) => await settlePending(worker, round) },
  { name: 'bank-returns', everySeconds: 300, run: async (round) => await recordReturns(worker, round) },
  {
    name: 'payments-with-support',
    everySeconds: 300,
    run: async (round) => await reconcileWithSupport(worker, limits, round),
  },
  { name: 'clean-up', everySeconds: 3_600, run: async () => await cleanUp(worker) },
];

const nameOf = (about: WorkItem) =>
  'paymentId' in about ? { paymentId: about.paymentId } : { enrolmentId: about.enrolmentId };

/** A job that leaves a database alone which real customers have. */
const unlessTaken = (job: RepeatedJob, takeover: Takeover): RepeatedJob => ({
  ...job,
  run: async (round) => {
    if (!(await takeover.hasHappened())) await job.run(round);
  },
});

/** The worker: what happens to payments when nobody is asking. Every copy of the edge may run it. */
export async function workerFeature(app: FastifyInstance, services: Services): Promise<Feature> {
  const { database, takeover, processor, clock, realClock, configuration } = services;
  const worker: WorkerServices = {
    database,
    processor,
    clock,
    realClock,
    places: new Map(),
    notePayment: paymentLog(app.log),
    onFault: (error, about) =>
      app.log.error({ err: error, ...nameOf(about) }, 'worker left something for the next round'),
  };
  const limits = reconcileLimits(configuration);
  let queue: JobQueue | null = null;
  return {
    start: async () => {
      // PGlite has one process: whatever was running when this one started was left behind by the one before.
      if (database.engine === 'pglite') {
        await reconcile(worker, { ...limits, runningMs: 0 }, timedRound(roundMs));
      }
      const jobs = jobsOf(worker, limits).map((job) => unlessTaken(job, takeover));
      queue = await startJobs(database, jobs, (error) => app.log.error({ err: error }, 'job failed'));
    },
    stop: async () => await queue?.stop(),
  };
}
