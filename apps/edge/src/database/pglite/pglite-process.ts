import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planOnce } from '../prepared-statements.ts';
import { type Connection, lockFolder } from './folder-lock.ts';
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
  const files = join(directory, 'files');
  refuseOtherMajor(files);
  // Only now, because it takes a while: who cannot have the folder is told so before.
  const { PGlite } = await import('@electric-sql/pglite');
  const db = await PGlite.create(files);
  await db.exec(`SET ${planOnce}`);
  const { connection, socketPath, cleanUp } = await listeningPlace();
  const server = sessionServer(db, postgresMajor, giveUp);
  server.listen(socketPath === null ? connection : { path: socketPath });
  await once(server, 'listening');
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

/** A Unix socket in a folder that only this user can enter; a loopback port where there are no such sockets. */
async function listeningPlace(): Promise<{
  connection: Connection;
  socketPath: string | null;
  cleanUp: () => void;
}> {
  if (process.platform === 'win32') {
    const port = await freePort();
    return { connection: { host: '127.0.0.1', port }, socketPath: null, cleanUp: () => undefined };
  }
  // Not in the data folder: a socket's path may have about a hundred characters.
  const folder = mkdtempSync(join(tmpdir(), 'linework-'));
  const port = 5432;
  return {
    connection: { host: folder, port },
    socketPath: join(folder, `.s.PGSQL.${port}`),
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  return await new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

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
