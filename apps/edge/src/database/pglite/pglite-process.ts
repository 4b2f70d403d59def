import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planOnce } from '../prepared-statements.ts';
import { lockFolder } from './folder-lock.ts';
import { listenSomewhere, removeLeftBehind } from './listening-place.ts';
import type { PgliteMessage } from './pglite-server.ts';
import { sessionServer } from './session-server.ts';

/*
 * The process that PGlite runs in: a query blocks the event loop it runs on, so that loop is not the edge's.
 * Started by `pglite-server.ts` with the data folder as its argument; it ends when that process does.
 */

/** PostgreSQL's major version inside this PGlite; a folder of another one cannot be opened. */
const postgresMajor = '18';

const directory = process.argv[2] ?? '';

/** PGlite itself failed: nothing more can be served from this process. */
function giveUp(error: unknown): void {
  console.error('The embedded database stopped:', error);
  process.exit(1);
}
const tell = (message: PgliteMessage) => process.send?.(message);

async function serve(): Promise<() => Promise<void>> {
  const lock = await lockFolder(directory);
  removeLeftBehind(lock.before);
  const files = join(directory, 'files');
  refuseOtherMajor(files);
  // Only now, because it takes a while: that the folder is in use is reported first.
  const { PGlite } = await import('@electric-sql/pglite');
  const db = await PGlite.create(files);
  await db.exec(`SET ${planOnce}`);
  const server = sessionServer(db, postgresMajor, giveUp);
  const { connection, cleanUp } = await listenSomewhere(server, directory);
  lock.announce(connection);
  tell({ type: 'ready', connection });
  return async () => {
    server.close();
    await db.close();
    cleanUp();
    lock.release();
  };
}

function refuseOtherMajor(files: string): void {
  const versionFile = join(files, 'PG_VERSION');
  if (!existsSync(versionFile)) return;
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found === postgresMajor) return;
  throw new Error(
    `The data folder ${directory} was written by PostgreSQL ${found}, and this version carries ${postgresMajor}: use the version that wrote it, or another DATA_DIR.`,
  );
}

// A database is for its owner's eyes alone.
process.umask(0o077);

// Ctrl-C reaches the whole process group; the edge decides when the database may go.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

try {
  const stop = await serve();
  process.on('message', (message) => {
    if (message === 'stop') void stop().finally(() => process.exit(0));
  });
  process.on('disconnect', () => process.exit(0));
  if (!process.connected) process.exit(0);
} catch (error) {
  tell({ type: 'failed', sentence: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect?.();
}
