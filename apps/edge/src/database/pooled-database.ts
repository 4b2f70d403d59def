import pg from 'pg';
import type { Database, Engine, Queryable } from './database.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { breaksConnection } from './sql-errors.ts';
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
  /** What else ends with the database, like the process that PGlite runs in. */
  readonly onClose?: () => Promise<void>;
}

/** The database behind a pool of `pg` connections: the same driver for PostgreSQL and for PGlite. */
export function pooledDatabase(options: PoolOptions): Database {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.poolSize,
    types: valueParsers,
    query_timeout: options.statementTimeoutMs,
    connectionTimeoutMillis: options.statementTimeoutMs,
    idleTimeoutMillis: 30_000,
    application_name: 'linework-edge',
    // PostgreSQL then stops the statement as well; PGlite ignores this and has the deadline above alone.
    ...(options.engine === 'postgresql' && { statement_timeout: options.statementTimeoutMs }),
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);

  /** `pool.query` closes the connection after any error, even a refused unique key; this keeps healthy ones. */
  async function withConnection<Result>(use: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let broken = false;
    try {
      return await use(client);
    } catch (error) {
      broken = breaksConnection(error);
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

  return {
    engine: options.engine,
    pool,
    query: async (sql, values) =>
      await retryConflicts(
        async () => await withConnection(async (client) => await rows(client, sql, values)),
      ),
    transaction: async (work) => await retryConflicts(async () => await runTransaction(work)),
    isReady: readinessProbe(async (sql, values) => {
      await withConnection(async (client) => await client.query(sql, values));
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

async function rows<Row>(
  client: pg.PoolClient,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  // The caller names the row its statement returns; the database's answer cannot be checked more cheaply.
  const result = await client.query<Row & pg.QueryResultRow>(sql, [...values]);
  return result.rows;
}

const probeDeadlineMs = 2_000;
const probeLifetimeMs = 1_000;

/** A write, because a full disk still answers reads; shared for a second, because anybody may ask. */
function readinessProbe(run: (sql: string, values: unknown[]) => Promise<void>): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | null = null;
  const probe = async (): Promise<boolean> => {
    const deadline = AbortSignal.timeout(probeDeadlineMs);
    const expired = new Promise<boolean>((resolve) => {
      deadline.addEventListener('abort', () => resolve(false), { once: true });
    });
    const written = run(
      'INSERT INTO readiness (id, written_at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET written_at = EXCLUDED.written_at',
      [new Date()],
    ).then(
      () => true,
      () => false,
    );
    return await Promise.race([written, expired]);
  };
  return async () => {
    const now = performance.now();
    if (!last || now - last.at > probeLifetimeMs) last = { at: now, answer: probe() };
    return await last.answer;
  };
}
