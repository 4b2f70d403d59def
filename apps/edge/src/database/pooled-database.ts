import pg from 'pg';
import type { Database, Engine, Queryable } from './database.ts';
import { planOnce, rows } from './prepared-statements.ts';
import { readinessProbe } from './readiness-probe.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { sharedReads } from './shared-reads.ts';
import { sharedWrites } from './shared-writes.ts';
import { breaksConnection, isOutOfSpace } from './sql-errors.ts';
import { valueParsers } from './value-parsers.ts';

export interface PoolOptions {
  readonly engine: Engine;
  /** Where `pg` connects: a connection string, or a socket's folder and port. */
  readonly connection: Pick<
    pg.PoolConfig,
    'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
  >;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  /** Whether there is space left for what will be written, where that can be asked. */
  readonly hasRoom?: () => Promise<boolean>;
  /** What else ends with the database, like the process that PGlite runs in. */
  readonly onClose?: () => Promise<void>;
}

/** A full disk lets small writes through now and then; for this long after a refused one it counts as full. */
const roomMemoryMs = 30_000;

/** The database behind a pool of `pg` connections: the same driver for PostgreSQL and for PGlite. */
export function pooledDatabase(options: PoolOptions): Database {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.poolSize,
    types: valueParsers,
    query_timeout: options.statementTimeoutMs,
    connectionTimeoutMillis: options.statementTimeoutMs,
    // PGlite's one session keeps the statements of connections that are gone, so there they stay.
    idleTimeoutMillis: options.engine === 'pglite' ? 0 : 30_000,
    application_name: 'linework-edge',
    // PostgreSQL then stops the statement as well. PGlite ignores both: it has the deadline above alone, and its own process
    // sets how it plans.
    ...(options.engine === 'postgresql' && {
      statement_timeout: options.statementTimeoutMs,
      options: `-c ${planOnce}`,
    }),
  });
  // An idle connection that breaks is replaced at the next use, and who uses one that breaks is told so by their statement.
  // Without a listener either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  let ranOutAt = Number.NEGATIVE_INFINITY;

  /** `pool.query` closes the connection after any error, even a refused unique key; this keeps healthy ones. */
  async function withConnection<Result>(use: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let broken = false;
    try {
      return await use(client);
    } catch (error) {
      broken = breaksConnection(error);
      if (isOutOfSpace(error)) ranOutAt = performance.now();
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function runTransaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return await withConnection(async (client) => {
      await client.query('BEGIN');
      try {
        const result = await work(queryableFrom(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    });
  }

  const query = async <Row>(sql: string, values?: readonly unknown[]): Promise<Row[]> =>
    await retryConflicts(
      async () => await withConnection(async (client) => await rows<Row>(client, sql, values)),
    );

  return {
    engine: options.engine,
    pool,
    query,
    rowFor: sharedReads(query),
    write: sharedWrites(query, withConnection),
    transaction: async (work) => await retryConflicts(async () => await runTransaction(work)),
    isReady: readinessProbe(async (sql, values) => {
      const hasRoom = (await options.hasRoom?.()) ?? true;
      if (!hasRoom || performance.now() - ranOutAt < roomMemoryMs) return false;
      await withConnection(async (client) => await client.query(sql, values));
      return true;
    }),
    close: async () => {
      await pool.end();
      await options.onClose?.();
    },
  };
}

const queryableFrom = (client: pg.PoolClient): Queryable => ({
  query: async (sql, values) => await rows(client, sql, values),
});
