import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * The setting under which a statement keeps its first plan, whatever values come. Left to itself PostgreSQL makes a new one
 * for the values of the first five runs, and of every run where it takes that for cheaper, which costs more than the run.
 */
export const planOnce = 'plan_cache_mode=force_generic_plan';

/** `pg` takes a deadline with each query; its types do not say so yet. */
export interface TimedQuery extends pg.QueryConfig {
  readonly query_timeout?: number;
}

/** Runs one statement on a connection. @param deadlineMs how long its answer is waited for; what the connection has unless given */
export async function rows<Row>(
  client: pg.PoolClient,
  sql: string,
  values: readonly unknown[] = [],
  deadlineMs?: number,
): Promise<Row[]> {
  const name = values.length === 0 ? undefined : nameOf(client, sql);
  const query: TimedQuery = {
    text: sql,
    values: [...values],
    ...(name && { name }),
    ...(deadlineMs && { query_timeout: deadlineMs }),
  };
  // The caller names the row its statement returns; the database's answer cannot be checked more cheaply.
  const result = await client.query<Row & pg.QueryResultRow>(query);
  return result.rows;
}

/** Statements come from templates, so there are few; should that ever change, the rest goes unnamed. */
const mostNames = 200;
const processName = randomBytes(4).toString('hex');
let named = 0;

export interface StatementNames {
  /** @returns nothing where a connection has so many already that this one goes without */
  (client: pg.PoolClient, sql: string): string | undefined;
  /** The next one to ask for the statement of this name gets another. */
  forget(client: pg.PoolClient, name: string): void;
}

/**
 * Names for statements with values, by which they are planned once a connection: planning a payment's statements costs
 * more than running them. They are the connection's own, because PGlite has one session for all of them.
 */
export function statementNames(): StatementNames {
  const ofClients = new WeakMap<pg.PoolClient, Map<string, string>>();
  const nameOf = (client: pg.PoolClient, sql: string): string | undefined => {
    const names = ofClients.get(client) ?? new Map<string, string>();
    ofClients.set(client, names);
    const known = names.get(sql);
    if (known !== undefined || names.size >= mostNames) return known;
    named += 1;
    const name = `${processName}_${named}`;
    names.set(sql, name);
    return name;
  };
  const forget = (client: pg.PoolClient, forgotten: string): void => {
    const names = ofClients.get(client) ?? new Map<string, string>();
    for (const [sql, name] of names) if (name === forgotten) names.delete(sql);
  };
  return Object.assign(nameOf, { forget });
}

const nameOf = statementNames();
