import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Connection } from './folder-lock.ts';

/** What the process with the database says to the one that started it. */
export type PgliteMessage =
  | { readonly type: 'ready'; readonly connection: Connection }
  | { readonly type: 'failed'; readonly sentence: string };

/** The embedded database could not be opened; the message is a sentence for the person who started it. */
export class PgliteUnavailable extends Error {
  override readonly name = 'PgliteUnavailable';
}

export interface PgliteServer {
  readonly connection: Connection;
  stop(): Promise<void>;
}

/** How `pg` connects to a PGlite that is served somewhere. It has one user and no password. */
export const pgliteConnection = ({ host, port }: Connection) => ({
  host,
  port,
  user: 'postgres',
  password: 'embedded',
  database: 'postgres',
});

const stopPatienceMs = 5_000;

/** Starts PGlite on a folder in a process of its own and waits until it answers. */
export async function startPglite(directory: string, onLost?: () => void): Promise<PgliteServer> {
  const child = fork(fileURLToPath(new URL('./pglite-process.ts', import.meta.url)), [directory], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const connection = await new Promise<Connection>((resolve, reject) => {
    child.once('message', (message: PgliteMessage) => {
      if (message.type === 'ready') resolve(message.connection);
      else reject(new PgliteUnavailable(message.sentence));
    });
    child.once('exit', (code, signal) =>
      reject(new PgliteUnavailable(`The embedded database ended at its start (${signal ?? code}).`)),
    );
  });
  let isStopping = false;
  child.once('exit', () => {
    if (!isStopping) onLost?.();
  });
  return {
    connection,
    stop: async () => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      if (child.connected) child.send('stop');
      // On a full disk PGlite hangs; what it acknowledged is on disk, so ending it loses nothing.
      const timer = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
