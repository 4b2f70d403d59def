import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * The setting under which a statement keeps its first plan, whatever values come. Left to itself PostgreSQL makes a new one
 * for the values of the first five runs, and of every run where it takes that for cheaper, which costs more than the run.
 */
export const planOnce = 'plan_cache_mode=force_generic_plan';

/** Runs one statement on a connection. */
export async function rows<Row>(
  client: pg.PoolClient,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const name = values.length === 0 ? undefined : statementName(client, sql);
  // The caller names the row its statement returns; the database's answer cannot be checked more cheaply.
  const result = await client.query<Row & pg.QueryResultRow>({
    text: sql,
    values: [...values],
    ...(name && { name }),
  });
  return result.rows;
}

/**
 * A statement with values is planned once a connection: planning a payment's statements costs more than running them.
 * Names are the connection's own, because PGlite has one session for all of them.
 */
const statementNames = new WeakMap<pg.PoolClient, Map<string, string>>();
let named = 0;

/** Statements come from templates, so there are few; should that ever change, the rest goes unnamed. */
const mostNames = 200;
const processName = randomBytes(4).toString('hex');

function statementName(client: pg.PoolClient, sql: string): string | undefined {
  const names = statementNames.get(client) ?? new Map<string, string>();
  statementNames.set(client, names);
  const known = names.get(sql);
  if (known !== undefined || names.size >= mostNames) return known;
  named += 1;
  const name = `${processName}_${named}`;
  names.set(sql, name);
  return name;
}
