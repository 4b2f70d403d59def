import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { TimedQuery } from '../database/prepared-statements.ts';
import { type Round, roundMs, timedRound } from './round.ts';

/** Work that is done again and again, by whichever copy of the edge comes first. */
export interface RepeatedJob {
  readonly name: string;
  readonly everySeconds: number;
  readonly run: (round: Round) => Promise<void>;
}

export interface JobQueue {
  stop(): Promise<void>;
}

const stopPatienceMs = 10_000;

/**
 * A round has its time, and what it has begun by then takes one answer of the processor and a few statements, each with its
 * deadline: it is done long before the queue takes it for dead and gives its work to another.
 */
const expireInSeconds = 600;

/**
 * A job queue (pg-boss) in the same database: every copy asks for each job as often as it is due, one of them gets it.
 * Jobs are made so that doing one twice does no harm; the queue sees to it that this is rare. On PGlite it runs over
 * the same connections as everything else, in the edge's own process.
 */
export async function startJobs(
  database: Database,
  jobs: readonly RepeatedJob[],
  onError: (error: unknown) => void,
  longestMs = roundMs,
): Promise<JobQueue> {
  let isStopping = false;
  const beginRound = (): Round => {
    const round = timedRound(longestMs);
    return { isOver: () => isStopping || round.isOver() };
  };
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => await executeSql(database, text, values) },
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  for (const { name, run, everySeconds } of jobs) {
    await boss.createQueue(name, { retryLimit: 0, deleteAfterSeconds: 3_600 });
    await boss.work(name, { pollingIntervalSeconds: Math.min(everySeconds, 5) }, async () => {
      try {
        await run(beginRound());
      } catch (error) {
        // The next round does what this one could not.
        onError(error);
      }
    });
  }
  const timers = jobs.map(({ name, everySeconds }) => {
    // One job a slot of time, however many copies of the edge ask for it.
    const options = { singletonSeconds: everySeconds, expireInSeconds };
    const ask = () => void boss.send(name, null, options).catch(onError);
    ask();
    return setInterval(ask, everySeconds * 1_000);
  });
  return {
    stop: async () => {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: stopPatienceMs });
    },
  };
}

/** pg-boss sends whole scripts without values; those go by the simple protocol, which alone takes several statements. */
async function executeSql(
  { pool }: Database,
  text: string,
  values?: unknown[],
): Promise<{ rows: Record<string, unknown>[] }> {
  const script: TimedQuery = { text, query_timeout: scriptDeadlineMs };
  const result: unknown = await (values ? pool.query(text, values) : pool.query(script));
  const results: unknown[] = Array.isArray(result) ? result : [result];
  return { rows: results.flatMap(rowsOf) };
}

/** The script that makes the queue's tables is long; the deadline of one statement of ours is not for it. */
const scriptDeadlineMs = 60_000;

function rowsOf(result: unknown): Record<string, unknown>[] {
  const rows = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : [];
  return Array.isArray(rows) ? rows : [];
}
