import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { startPostgres } from '../test/support/postgres-server.ts';

const limits = { poolSize: 4, statementTimeoutMs: 30_000 };

/** A migrated database for as long as `use` takes: PostgreSQL, or PGlite where this machine has none. */
export async function onDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
  const postgres = startPostgres({ durable: false });
  const folder = mkdtempSync(join(tmpdir(), 'linework-simulation-'));
  const database = await openMigrated({
    database:
      'reason' in postgres
        ? { kind: 'pglite', directory: join(folder, 'pglite') }
        : { kind: 'postgresql', url: `${postgres.baseUrl}/postgres` },
    ...limits,
  });
  try {
    return await use(database);
  } finally {
    await database.close();
    if ('stop' in postgres) postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A machine that is busy may not let us in at the first try. */
async function openMigrated(settings: Parameters<typeof openDatabase>[0], triesLeft = 5): Promise<Database> {
  try {
    const database = await openDatabase(settings);
    await migrate(database);
    return database;
  } catch (error) {
    if (triesLeft === 0) throw error;
    return await openMigrated(settings, triesLeft - 1);
  }
}
