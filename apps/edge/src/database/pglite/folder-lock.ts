import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { privateFolder } from '../../private-files.ts';

/** Who has a data folder open. */
export interface Holder {
  readonly processId: number;
  readonly since: string;
  /** Where the holder serves the database, so that a command can ask it instead of opening the folder. */
  readonly connection: Connection | null;
}

/** How `pg` reaches the database: a socket's folder, or the loopback address, and a port. */
export interface Connection {
  readonly host: string;
  readonly port: number;
}

export class FolderInUse extends Error {
  constructor(directory: string, holder: Holder | null) {
    const who = holder ? `process ${holder.processId}, since ${holder.since}` : 'another process';
    super(
      `The data folder ${directory} is in use by ${who}. Two processes on one folder lose data: stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

export interface FolderLock {
  /** Who had the folder before, and may have been killed. */
  readonly before: Holder | null;
  /** Tells others where the database is served. */
  announce(connection: Connection): void;
  release(): void;
}

const lockFile = 'folder.lock';
const patienceMs = { living: 300, dying: 10_000 };
const pollMs = 50;

/** Where the embedded database stands below `DATA_DIR`. */
export const embeddedDatabaseFolder = (dataDirectory: string | undefined): string =>
  `${dataDirectory || '.data'}/pglite`;

/**
 * Takes the data folder for this process. Two processes on one PGlite folder silently lose about half of what they
 * acknowledge, so the second must not open it. The lock is the operating system's own on a small SQLite file: it
 * ends with its process however that ends, so a stale lock cannot exist and none has to be guessed.
 * @throws FolderInUse when another process has it
 */
export async function lockFolder(directory: string): Promise<FolderLock> {
  privateFolder(dirname(directory));
  privateFolder(directory);
  const lock = await takeLock(directory);
  const before = readHolder(directory);
  const write = (connection: Connection | null) =>
    writeFileSync(
      join(directory, 'holder.json'),
      JSON.stringify({
        processId: process.ppid,
        since: new Date().toISOString(),
        connection,
      } satisfies Holder),
    );
  write(null);
  return { before, announce: write, release: () => lock.close() };
}

/** @throws FolderInUse when another process has the folder; takes nothing when none has */
export async function refuseHeldFolder(directory: string): Promise<void> {
  if (existsSync(join(directory, lockFile))) (await takeLock(directory)).close();
}

async function takeLock(directory: string): Promise<DatabaseSync> {
  const lock = new DatabaseSync(join(directory, lockFile), { timeout: 0 });
  const start = performance.now();
  while (!tryLock(lock)) {
    const holder = readHolder(directory);
    // The database of a process that was just killed is about to go too, on a busy machine in seconds.
    const patience = holder && !isRunning(holder.processId) ? patienceMs.dying : patienceMs.living;
    if (performance.now() - start > patience) {
      lock.close();
      throw new FolderInUse(directory, holder);
    }
    await wait(pollMs);
  }
  return lock;
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Somebody else's process may not be signalled, and runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch {
    return false;
  }
}

/** The last process that took the folder, by its own note; it may have ended since. */
export function readHolder(directory: string): Holder | null {
  try {
    const holder: Holder = JSON.parse(readFileSync(join(directory, 'holder.json'), 'utf8'));
    return holder;
  } catch {
    return null;
  }
}
