import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { pooledDatabase } from '../src/database/pooled-database.ts';
import { planOnce } from '../src/database/prepared-statements.ts';
import { startPostgres } from '../test/support/postgres-server.ts';

const limits = { poolSize: 4, statementTimeoutMs: 60_000 };

/** A migrated database for as long as `use` takes: PostgreSQL, or PGlite where this machine has none. */
export async function onDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
  const postgres = startPostgres({ durable: false });
  const folder = mkdtempSync(join(tmpdir(), 'linework-simulation-'));
  const database = await openPatiently(
    'reason' in postgres
      ? { kind: 'pglite', directory: join(folder, 'pglite') }
      : { kind: 'postgresql', url: `${postgres.baseUrl}/postgres` },
  );
  try {
    await migrate(database);
    return await use(database);
  } finally {
    await database.close();
    if ('stop' in postgres) postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A database that is waited for as PGlite is: a machine that is too busy for PostgreSQL's deadlines says nothing about the
 * edge, which has tests of its own of a database that is away.
 */
export async function openPatiently(
  settings: Parameters<typeof openDatabase>[0]['database'],
): Promise<Database> {
  if (settings.kind === 'pglite') return await openDatabase({ database: settings, ...limits });
  const connectionString = `${settings.url}?options=${encodeURIComponent(`-c ${planOnce}`)}`;
  const database = pooledDatabase({ engine: 'pglite', connection: { connectionString }, ...limits });
  return { ...database, engine: 'postgresql' };
}
