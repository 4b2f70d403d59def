import type { Pool } from 'pg';

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
   * Runs `work` in one transaction and commits what it did. `work` must touch nothing but the transaction: on a
   * conflict it runs again from the start. Never wait for the processor inside.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Whether the database takes a write within its deadline. */
  isReady(): Promise<boolean>;
  /** For libraries that bring their own SQL, like the job queue. */
  readonly pool: Pool;
  close(): Promise<void>;
}
