import type { Database } from './database.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { isLockTimeout, isUniqueViolation, sqlState } from './sql-errors.ts';

/** The database was written by a newer version of this program. */
export class NewerDatabase extends Error {
  constructor(found: number, known: number) {
    super(
      `This database was written by a newer version of Linework (its schema is at ${found}, this version knows ${known}). Start the newer version, or point DATABASE_URL or DATA_DIR elsewhere.`,
    );
    this.name = 'NewerDatabase';
  }
}

/** Something else holds what a step of the schema is about. It was not taken, and can be once that is free. */
export class SchemaHeld extends Error {
  constructor({ number, name }: Migration, cause: unknown) {
    super(
      `Step ${number} of the schema (${name}) waited for a table that something else holds, such as a backup, and gave up so that nobody waits behind it. Nothing of it was done: start again once the table is free.`,
      { cause },
    );
    this.name = 'SchemaHeld';
  }
}

const bookkeeping = `
  CREATE TABLE IF NOT EXISTS schema_migration (
    number integer PRIMARY KEY,
    name text NOT NULL,
    applied_at timestamptz NOT NULL
  )`;

/** Another copy of the edge is at the same step: both made the table or the row, one of them wins. */
const raceLost: ReadonlySet<string> = new Set(['23505', '42P07']);

/** Brings the schema up to this version, from any earlier one. Several copies may do so at once. */
export async function migrate(
  database: Database,
  progress: (migration: Migration) => void = () => undefined,
): Promise<readonly Migration[]> {
  const migrations = await readMigrations();
  const isFromNothing = await hasNoTables(database);
  await toleratingRace(async () => {
    await database.query(bookkeeping);
  });
  const done = await database.query<{ number: number }>('SELECT number FROM schema_migration');
  const applied = new Set(done.map((row) => row.number));
  const known = Math.max(0, ...migrations.map((migration) => migration.number));
  const found = Math.max(0, ...applied);
  if (found > known) throw new NewerDatabase(found, known);
  const missing = migrations.filter((migration) => !applied.has(migration.number));
  for (const migration of missing) {
    await applyMigration(database, migration);
    progress(migration);
  }
  if (isFromNothing) await markOrigin(database);
  return missing;
}

async function hasNoTables(database: Database): Promise<boolean> {
  const found = await database.query(
    `SELECT 1 FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema') LIMIT 1`,
  );
  return found.length === 0;
}

/** Whoever seeds later can tell that nobody else's data is here. */
async function markOrigin(database: Database): Promise<void> {
  await database.query(
    `INSERT INTO database_origin (id, created_by, created_at) VALUES (1, 'linework', $1) ON CONFLICT DO NOTHING`,
    [new Date()],
  );
}

/**
 * Takes one step of the schema, however long that takes. The row goes in first: its key makes a second copy wait, and then find the
 * step done. Then a lock is waited for half as long as any statement may take: whoever needs the table meanwhile waits behind.
 */
export async function applyMigration(database: Database, migration: Migration): Promise<void> {
  const lockTimeoutMs = Math.ceil(database.statementTimeoutMs / 2);
  try {
    await database.longTransaction(async (transaction) => {
      await transaction.query('INSERT INTO schema_migration (number, name, applied_at) VALUES ($1, $2, $3)', [
        migration.number,
        migration.name,
        new Date(),
      ]);
      await transaction.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
      await transaction.query(migration.statement);
    });
  } catch (error) {
    if (isLockTimeout(error)) throw new SchemaHeld(migration, error);
    if (!isUniqueViolation(error, 'schema_migration_pkey')) throw error;
  }
}

async function toleratingRace(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!raceLost.has(sqlState(error) ?? '')) throw error;
  }
}
