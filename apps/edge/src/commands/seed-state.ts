import type { Database, Queryable } from '../database/database.ts';

/**
 * `empty`: ours and without data. `seeded`: filled by the seed command. `taken`: real customers are served from it, though
 * it may have none yet. `foreign`: anything else.
 */
export type SeedState = 'empty' | 'seeded' | 'taken' | 'foreign';

const seedVersion = '1';

export async function seedState(database: Queryable): Promise<SeedState> {
  const [row] = await database.query<{
    seed_version: string | null;
    is_taken: boolean;
    has_origin: boolean;
    has_data: boolean;
  }>(
    `SELECT max(o.seed_version) AS seed_version, max(o.real_customers_since) IS NOT NULL AS is_taken,
       count(o.id) > 0 AS has_origin,
       EXISTS (SELECT 1 FROM portal_user) OR EXISTS (SELECT 1 FROM account) AS has_data
     FROM database_origin o`,
  );
  if (!row?.has_origin) return 'foreign';
  if (row.seed_version !== null) return 'seeded';
  if (row.is_taken) return 'taken';
  return row.has_data ? 'foreign' : 'empty';
}

/** @returns whether it could be marked: an edge of real customers may have taken the database meanwhile */
export async function markSeeded(database: Queryable, now: Date): Promise<boolean> {
  const marked = await database.query(
    `UPDATE database_origin SET seed_version = $1, created_at = $2
     WHERE real_customers_since IS NULL RETURNING id`,
    [seedVersion, now],
  );
  return marked.length > 0;
}

/** Throws away all data, jobs too, and keeps the schema. Only for a database that was seeded. */
export async function emptyDatabase(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND table_name NOT IN ('schema_migration', 'database_origin')`,
  );
  await database.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
  await database.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
}
