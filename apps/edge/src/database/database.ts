import type { Pool } from 'pg';
import type { Parameters } from './parameters.ts';

/** Something that runs SQL: the database itself or one transaction. Statements with values are planned once a connection. */
export interface Queryable {
  /** Runs one statement. `bigint` comes back as a number, `date` as `YYYY-MM-DD`, `timestamptz` as a Date, `jsonb` parsed. */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export type Engine = 'postgresql' | 'pglite';

/** The one relational database behind the edge: PostgreSQL, or PGlite in a process of its own. */
export interface Database extends Queryable {
  readonly engine: Engine;
  /** A single statement is atomic, so it is repeated when the database reports a conflict (40001, 40P01). */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * The row of one asker; `null` when there is none. All who ask the same at the same time are answered by one statement.
   * @param sql selects from `asked`, one row an asker with the columns that `askedParameters` names, and gives `asked.n`
   */
  rowFor<Row>(sql: string, asked: Parameters): Promise<Row | null>;
  /**
   * Runs a statement that writes to one account. Those that come at the same time share one round trip and one commit, in
   * which each sees what the ones before it did; a statement that fails leaves the others as if it had not been there.
   * It has committed when this resolves.
   */
  write<Row>(accountId: string, sql: string, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs `work` in one transaction and commits what it did. `work` must touch nothing but the transaction: on a
   * conflict it runs again from the start. Never wait for the processor inside.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * The same without a deadline for its statements, for what takes longer the more there is: a step of the schema. Whoever waits for
   * a lock in it has others wait behind them, and says itself for how long.
   */
  longTransaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** How long any other statement may take, in milliseconds. */
  readonly statementTimeoutMs: number;
  /** Whether the database takes a write within its deadline. */
  isReady(): Promise<boolean>;
  /** For libraries that bring their own SQL, like the job queue. */
  readonly pool: Pool;
  close(): Promise<void>;
}
