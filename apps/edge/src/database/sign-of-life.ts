import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** For each connection that the server knows of: since when it has had nothing to do there; `null` while it works. */
export type SignOfLife = ReadonlyMap<number, string | null>;

const deadlineMs = 900;
/** Later than this an alarm shows that this process was held up itself: then silence says nothing of the server. */
const alarmLatenessMs = 250;

const nothingKnown: SignOfLife = new Map();

/**
 * Asks the server for a sign of life over a connection of its own, since those in use may be the ones that are dead.
 * @param processIds of the connections that have waited long
 * @returns `null` when it gives none; a refusal is one, too, as when it takes no more connections
 */
export async function signOfLife(
  connection: pg.ClientConfig,
  processIds: readonly number[],
): Promise<SignOfLife | null> {
  const asked = performance.now();
  const client = new pg.Client({
    ...connection,
    // A little longer than we wait, so that it is we who say when time is up.
    connectionTimeoutMillis: deadlineMs + alarmLatenessMs,
    query_timeout: deadlineMs + alarmLatenessMs,
  });
  client.on('error', () => undefined);
  const expired = wait(deadlineMs, null, { ref: false });
  const answer = await Promise.race([ask(client, processIds), expired]);
  client.end().catch(() => undefined);
  const isLate = performance.now() - asked > deadlineMs + alarmLatenessMs;
  return answer ?? (isLate ? nothingKnown : null);
}

async function ask(client: pg.Client, processIds: readonly number[]): Promise<SignOfLife | null> {
  try {
    await client.connect();
    const own = processIdOf(client);
    const { rows } = await client.query<{ pid: number; resting_since: string | null }>(
      `SELECT pid, CASE WHEN state LIKE 'idle%' THEN state_change::text END AS resting_since
       FROM pg_stat_activity WHERE pid = ANY($1::int[])`,
      [[own, ...processIds]],
    );
    const known = new Map(rows.map((row) => [row.pid, row.resting_since]));
    // Behind a pooler process ids are not the server's: then it says nothing of any connection.
    return own !== null && known.has(own) ? known : nothingKnown;
  } catch (error) {
    return error instanceof pg.DatabaseError ? nothingKnown : null;
  }
}

/** The server's process for a connection, as it said at the start. `pg`'s types leave it out. */
export const processIdOf = (client: object): number | null =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : null;
