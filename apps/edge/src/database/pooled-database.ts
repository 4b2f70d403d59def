import pg from 'pg';
import { circuitBreaker } from './circuit-breaker.ts';
import type { Database, Engine, Queryable } from './database.ts';
import { DatabaseAway } from './database-away.ts';
import { planOnce, rows } from './prepared-statements.ts';
import { readinessProbe } from './readiness-probe.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { sharedReads } from './shared-reads.ts';
import { sharedWrites } from './shared-writes.ts';
import { signOfLife } from './sign-of-life.ts';
import { breaksConnection, endsConnection, isOutOfSpace, isStatementTimeout } from './sql-errors.ts';
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

/** How long a caller waits for a connection to PostgreSQL. PGlite needs no such limit: it accepts connections at once. */
const connectPatienceMs = 1_300;
/** PostgreSQL stops a statement at its deadline and says so: we wait a little longer, to hear it. */
const lastWordMs = 500;

/** A full disk lets small writes through now and then; for this long after a refused one it counts as full. */
const roomMemoryMs = 30_000;

/** The database behind a pool of `pg` connections: the same driver for PostgreSQL and for PGlite. */
export function pooledDatabase(options: PoolOptions): Database {
  const pool = new pg.Pool({
    ...options.connection,
    ...limitsOf(options),
    max: options.poolSize,
    types: valueParsers,
    application_name: 'linework-edge',
  });
  // An idle connection that breaks is replaced at the next use; one that breaks in use makes its statement fail.
  // Without a listener either would end the process.
  pool.on('error', () => undefined);
  const gone = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', () => gone.add(client));
    client.on('end', () => gone.add(client));
  });
  const breaker =
    options.engine === 'postgresql'
      ? circuitBreaker(pool, async (processIds) => await signOfLife(options.connection, processIds))
      : null;

  let ranOutAt = Number.NEGATIVE_INFINITY;

  async function connect(): Promise<pg.PoolClient> {
    if (breaker?.isOpen()) throw new DatabaseAway('it does not answer');
    try {
      return await pool.connect();
    } catch (error) {
      breaker?.doubt();
      throw new DatabaseAway(error);
    }
  }

  /** `pool.query` closes the connection after any error, even a refused unique key; this keeps healthy ones. */
  async function withConnection<Result>(use: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connect();
    let broken = false;
    try {
      return await use(client);
    } catch (error) {
      broken = breaksConnection(error);
      if (isOutOfSpace(error)) ranOutAt = performance.now();
      throw gone.has(client) || endsConnection(error) ? new DatabaseAway(error) : error;
    } finally {
      client.release(broken);
    }
  }

  async function runTransaction<Result>(
    work: (transaction: Queryable) => Promise<Result>,
    isLong = false,
  ): Promise<Result> {
    return await withConnection(async (client) => {
      await client.query('BEGIN');
      try {
        if (isLong) await client.query('SET LOCAL statement_timeout = 0');
        const result = await work(queryableFrom(client, isLong ? noDeadlineMs : undefined));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        // On a connection that does not answer it would wait in vain: with the connection the transaction ends, too.
        if (!gone.has(client) && !isStatementTimeout(error)) await client.query('ROLLBACK');
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
    longTransaction: async (work) => await retryConflicts(async () => await runTransaction(work, true)),
    statementTimeoutMs: options.statementTimeoutMs,
    isReady: readinessProbe(async (sql, values) => {
      const hasRoom = (await options.hasRoom?.()) ?? true;
      if (!hasRoom || performance.now() - ranOutAt < roomMemoryMs) return false;
      await withConnection(async (client) => await client.query(sql, values));
      return true;
    }),
    close: async () => {
      await pool.end();
      breaker?.stop();
      await options.onClose?.();
    },
  };
}

/** How long anything may take, as each engine can be told. */
function limitsOf({ engine, statementTimeoutMs }: PoolOptions): pg.PoolConfig {
  if (engine === 'pglite') {
    return {
      query_timeout: statementTimeoutMs,
      connectionTimeoutMillis: statementTimeoutMs,
      // PGlite's one session keeps the statements of connections that are gone, so there they stay.
      idleTimeoutMillis: 0,
    };
  }
  return {
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + lastWordMs,
    connectionTimeoutMillis: connectPatienceMs,
    idleTimeoutMillis: 30_000,
    // Compiling a statement takes longer than any of ours runs: its cost is guessed from tables, and each reads an account.
    // An edge that is cut off in the middle of a transaction must not keep its locks.
    options: `-c ${planOnce} -c jit=off -c idle_in_transaction_session_timeout=${statementTimeoutMs}`,
  };
}

/** The longest that `pg` waits for an answer: what it takes for no deadline is that of its connection. */
const noDeadlineMs = 2 ** 31 - 1;

const queryableFrom = (client: pg.PoolClient, deadlineMs?: number): Queryable => ({
  query: async (sql, values) => await rows(client, sql, values, deadlineMs),
});
