import type { FastifyBaseLogger } from 'fastify';
import type { Takeover } from '../database/takeover.ts';
import type { Services } from '../services.ts';
import { type JobQueue, type RepeatedJob, startJobs } from './job-queue.ts';
import type { WorkerServices, WorkItem } from './worker-services.ts';

function nameOf(about: WorkItem) {
  if ('paymentId' in about) return { paymentId: about.paymentId };
  return 'enrolmentId' in about ? { enrolmentId: about.enrolmentId } : { methodId: about.methodId };
}

/** A job that leaves a database alone which real customers have. */
const unlessTaken = (job: RepeatedJob, takeover: Takeover): RepeatedJob => ({
  ...job,
  run: async (round) => {
    if (!(await takeover.hasHappened())) await job.run(round);
  },
});

/** What rounds stand on, beside an edge that listens. */
export const workerServices = (
  { database, processor, clock, realClock }: Services,
  log: FastifyBaseLogger,
): WorkerServices => ({
  database,
  processor,
  clock,
  realClock,
  places: new Map(),
  onFault: (error, about) =>
    log.error({ err: error, ...nameOf(about) }, 'worker left something for the next round'),
});

/** The worker: what is done when nobody is asking. Every copy of the edge may run it. */
export const startWorker = async (
  { database, takeover }: Pick<Services, 'database' | 'takeover'>,
  jobs: readonly RepeatedJob[],
  log: FastifyBaseLogger,
): Promise<JobQueue> =>
  await startJobs(
    database,
    jobs.map((job) => unlessTaken(job, takeover)),
    (error) => log.error({ err: error }, 'job failed'),
  );
