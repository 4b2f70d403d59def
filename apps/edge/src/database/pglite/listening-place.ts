import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Connection, Holder } from './folder-lock.ts';

export interface ListeningPlace {
  readonly connection: Connection;
  /** Takes away what is left of it once the server has ended. */
  readonly cleanUp: () => void;
}

const port = 5432;
/** A socket's path may have so many bytes on macOS, four more on Linux. */
const longestSocketPath = 103;
const scratchPrefix = 'linework-';

/**
 * Listens on a Unix socket in the data folder, which only this user can enter. Where its path would be too long there, or the
 * file system has no sockets, in a scratch folder; on a loopback port where the system has none.
 * @param directory the data folder, which this process holds
 */
export async function listenSomewhere(server: Server, directory: string): Promise<ListeningPlace> {
  if (process.platform === 'win32') return await listenOnLoopback(server);
  const folder = resolve(directory);
  if (Buffer.byteLength(socketIn(folder)) <= longestSocketPath) {
    try {
      return await listenIn(server, folder, () => undefined);
    } catch {
      // No sockets on this file system, as on some that are shared with a virtual machine.
    }
  }
  const scratch = mkdtempSync(join(tmpdir(), scratchPrefix));
  return await listenIn(server, scratch, () => rmSync(scratch, { recursive: true, force: true }));
}

/** A process that was killed leaves its scratch folder behind: who has its data folder now takes it away. */
export function removeLeftBehind(before: Holder | null): void {
  const place = before?.connection?.host ?? '';
  if (dirname(place) !== tmpdir() || !basename(place).startsWith(scratchPrefix)) return;
  rmSync(place, { recursive: true, force: true });
}

/** Where `pg` looks for it. */
const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${port}`);

async function listenIn(server: Server, folder: string, cleanUp: () => void): Promise<ListeningPlace> {
  const path = socketIn(folder);
  // One that was killed left it behind: this process holds the folder, so that nobody listens there.
  rmSync(path, { force: true });
  server.listen({ path });
  await once(server, 'listening');
  return { connection: { host: folder, port }, cleanUp };
}

async function listenOnLoopback(server: Server): Promise<ListeningPlace> {
  const host = '127.0.0.1';
  server.listen({ host, port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The embedded database has no port');
  return { connection: { host, port: address.port }, cleanUp: () => undefined };
}
