import type pg from 'pg';
import { batched } from './batching.ts';
import type { Database, Queryable } from './database.ts';
import { inOneTransaction, type Statement } from './one-transaction.ts';
import { breaksConnection } from './sql-errors.ts';

interface Write extends Statement {
  readonly accountId: string;
}

type WithConnection = <Result>(use: (client: pg.PoolClient) => Promise<Result>) => Promise<Result>;

/** More than one, so that some run while others wait for the disk. */
const concurrency = 3;
const batchSize = 16;

/** Nobody's write waits longer than this for the lock that another's needs. */
const patience: Statement = {
  sql: `SELECT set_config('lock_timeout', $1, true)`,
  values: ['250ms'],
};

/**
 * Runs the statements that come at the same time one after the other in one transaction, sent in one piece: one wait for
 * the disk does for all of them. What one of them is refused for undoes the transaction, and then each runs by itself. They
 * lock accounts in the same order everywhere, so that no two transactions wait for each other.
 */
export function sharedWrites(query: Queryable['query'], withConnection: WithConnection): Database['write'] {
  const write = batched({
    concurrency,
    batchSize,
    // A connection that broke may have committed before: then nobody knows, and every caller is told so.
    mayRetrySingly: (error) => !breaksConnection(error),
    run: async (writes: readonly Write[]): Promise<unknown[][]> => {
      const [first] = writes;
      if (first && writes.length === 1) return [await query(first.sql, first.values)];
      return await withConnection(async (client) => await together(client, writes));
    },
  });
  return async <Row>(accountId: string, sql: string, values: readonly unknown[]): Promise<Row[]> =>
    // The caller names the row that its statement returns, as everywhere.
    (await write({ accountId, sql, values })) as Row[];
}

const byAccount = (a: Write, b: Write): number =>
  a.accountId < b.accountId ? -1 : Number(a.accountId > b.accountId);

async function together(client: pg.PoolClient, writes: readonly Write[]): Promise<unknown[][]> {
  const inOrder = [...writes].sort(byAccount);
  const [, ...answers] = await inOneTransaction(client, [patience, ...inOrder]);
  const found = new Map(inOrder.map((write, index) => [write, answers[index]]));
  return writes.map((write) => found.get(write) ?? []);
}
