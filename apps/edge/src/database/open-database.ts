import { statfs } from 'node:fs/promises';
import type { Database } from './database.ts';
import { reasonOf } from './database-away.ts';
import { readHolder } from './pglite/folder-lock.ts';
import { pgliteConnection, startPglite } from './pglite/pglite-server.ts';
import { pooledDatabase } from './pooled-database.ts';

/** The database cannot be used; the message is a sentence for the person who started the program. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

interface DatabaseSettings {
  readonly database:
    | { readonly kind: 'postgresql'; readonly url: string }
    | { readonly kind: 'pglite'; readonly directory: string };
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
}

/** A write-ahead log segment of PGlite's: with less room than that it may hang in the middle of a write. */
const leastFreeBytes = 16 * 1024 * 1024;

/** PGlite is one session: more connections only wait in its queue. */
const pglitePoolSize = 4;

/**
 * Opens the configured database: starts PGlite in its own process, or connects to PostgreSQL.
 * @param onLost called when PGlite's process ends although nobody stopped it
 */
export async function openDatabase(settings: DatabaseSettings, onLost?: () => void): Promise<Database> {
  if (settings.database.kind === 'postgresql') return await openPostgresql(settings.database.url, settings);
  const { directory } = settings.database;
  const server = await startPglite(directory, onLost);
  return pooledDatabase({
    engine: 'pglite',
    hasRoom: async () => {
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize > leastFreeBytes;
    },
    connection: pgliteConnection(server.connection),
    poolSize: pglitePoolSize,
    statementTimeoutMs: settings.statementTimeoutMs,
    onClose: server.stop,
  });
}

/**
 * For commands that look at a database which an edge may have open: joins the PGlite that the edge serves, and
 * opens the folder itself only when nobody does.
 */
export async function joinDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.database.kind === 'postgresql') return await openDatabase(settings);
  const held = readHolder(settings.database.directory)?.connection;
  if (held) {
    const database = pooledDatabase({
      engine: 'pglite',
      connection: pgliteConnection(held),
      poolSize: 1,
      statementTimeoutMs: settings.statementTimeoutMs,
    });
    try {
      await database.query('SELECT 1');
      return database;
    } catch {
      await database.close();
    }
  }
  return await openDatabase(settings);
}

async function openPostgresql(url: string, settings: DatabaseSettings): Promise<Database> {
  const database = pooledDatabase({
    engine: 'postgresql',
    connection: { connectionString: url },
    poolSize: settings.poolSize,
    statementTimeoutMs: settings.statementTimeoutMs,
  });
  try {
    await database.query('SELECT 1');
    return database;
  } catch (error) {
    await database.close();
    throw new DatabaseUnavailable(
      `The database at ${withoutPassword(url)} does not answer: ${reasonOf(error)}. Start it, or correct DATABASE_URL.`,
    );
  }
}

/** An address fit for a log line. */
function withoutPassword(url: string): string {
  return URL.canParse(url) ? new URL(url).host || 'a local socket' : 'an address that is not a URL';
}
