import type pg from 'pg';
import type { Database, Queryable } from './database.ts';
import { rows } from './prepared-statements.ts';
import { sharedTrips } from './shared-trips.ts';

interface Write {
  readonly accountId: string;
  readonly sql: string;
  readonly values: readonly unknown[];
}

type WithConnection = <Result>(use: (client: pg.PoolClient) => Promise<Result>) => Promise<Result>;

/** More than one, so that some run while others wait for the disk. */
const lanes = 3;
const seats = 16;

/** Nobody's write waits longer than this for the lock that another's needs. */
const begin = `BEGIN; SET LOCAL lock_timeout = '250ms'`;

/** The database says that a transaction was undone: nothing of it has happened. */
class RolledBack extends Error {
  override readonly name = 'RolledBack';
}

/**
 * Runs the statements that come at the same time one after the other in one transaction, sent in one piece: one wait for
 * the disk does for all of them. What one of them is refused for undoes the transaction, and then each runs by itself. They
 * lock accounts in the same order everywhere, so that no two transactions wait for each other.
 */
export function sharedWrites(query: Queryable['query'], withConnection: WithConnection): Database['write'] {
  const write = sharedTrips({
    lanes,
    seats,
    // A connection that broke may have committed before: then nobody knows, and every caller is told so.
    mayGoAlone: (error) => error instanceof RolledBack,
    carry: async (writes: readonly Write[]): Promise<unknown[][]> => {
      const [first] = writes;
      if (first && writes.length === 1) return [await query(first.sql, first.values)];
      return await withConnection(async (client) => await inOneTransaction(client, writes));
    },
  });
  return async <Row>(accountId: string, sql: string, values: readonly unknown[]): Promise<Row[]> =>
    // The caller names the row that its statement returns, as everywhere.
    (await write({ accountId, sql, values })) as Row[];
}

const byAccount = (a: Write, b: Write): number =>
  a.accountId < b.accountId ? -1 : Number(a.accountId > b.accountId);

async function inOneTransaction(client: pg.PoolClient, writes: readonly Write[]): Promise<unknown[][]> {
  const { stream } = client.connection;
  stream.cork();
  const begun = client.query(begin);
  const answers = new Map<Write, Promise<unknown[]>>();
  for (const write of [...writes].sort(byAccount)) {
    answers.set(write, rows(client, write.sql, write.values));
  }
  const ended = client.query('COMMIT');
  stream.uncork();
  await Promise.allSettled([begun, ...answers.values(), ended]);
  // A transaction in which a statement failed answers a COMMIT by saying that it rolled back.
  const { command } = await ended;
  if (command !== 'COMMIT') throw new RolledBack(`${writes.length} writes were undone together`);
  return await Promise.all(writes.map(async (write) => (await answers.get(write)) ?? []));
}
