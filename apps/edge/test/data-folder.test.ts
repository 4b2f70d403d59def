import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { joinDatabase, openDatabase } from '../src/database/open-database.ts';
import { refuseHeldFolder } from '../src/database/pglite/folder-lock.ts';
import { startSandbox } from '../src/sandbox/processor/start-sandbox.ts';

const scratch: string[] = [];
afterEach(() => {
  for (const folder of scratch.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'linework-folder-'));
  scratch.push(folder);
  return join(folder, 'pglite');
}

/** One that was used before, which opens in a fraction of the time that a new one takes. */
function usedFolder(): string {
  const folder = newFolder();
  cpSync(join(inject('pgliteTemplates'), 'empty'), folder, { recursive: true });
  return folder;
}

const settings = (directory: string) => ({
  database: { kind: 'pglite', directory } as const,
  poolSize: 1,
  statementTimeoutMs: 10_000,
});

const openModule = JSON.stringify(new URL('../src/database/open-database.ts', import.meta.url).href);

/** A process of its own that opens a folder, does something with it and says so. */
function holderOf(directory: string, work: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { openDatabase } from ${openModule};
       const database = await openDatabase(${JSON.stringify(settings(directory))});
       ${work}
       console.log('done');
       setInterval(() => undefined, 1000);`,
    ],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

/** Ends it as a power cut would, once it has done its work. */
async function killWhenDone(holder: ChildProcess): Promise<void> {
  if (holder.stdout) await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

describe('A data folder of the embedded database', () => {
  test('is not opened by a second process: it is told who has it', async () => {
    const directory = newFolder();
    const first = await openDatabase(settings(directory));
    await expect(openDatabase(settings(directory))).rejects.toThrow(
      new RegExp(`${directory} is in use by process ${process.pid}, since 20`),
    );
    await first.close();
  });

  test('is taken over at once when its holder was killed, with everything that was acknowledged', async () => {
    const directory = usedFolder();
    await killWhenDone(
      holderOf(
        directory,
        `await database.query('CREATE TABLE kept (id integer)');
         await database.query('INSERT INTO kept VALUES (7)');`,
      ),
    );
    const next = await openDatabase(settings(directory));
    expect(await next.query('SELECT id FROM kept')).toEqual([{ id: 7 }]);
    await next.close();
  });

  test('is waited for while the database of a holder that was killed is still going', async () => {
    const directory = newFolder();
    mkdirSync(directory);
    const killed = spawn(process.execPath, ['--version']);
    await once(killed, 'exit');
    const database = new DatabaseSync(join(directory, 'folder.lock'));
    database.exec('BEGIN EXCLUSIVE');
    const holder = { processId: killed.pid, since: '2026-11-22T00:00:00.000Z', connection: null };
    writeFileSync(join(directory, 'holder.json'), JSON.stringify(holder));
    // Longer than a living holder is waited for.
    setTimeout(() => database.close(), 1_000);
    await expect(refuseHeldFolder(directory)).resolves.toBeUndefined();
  });

  test('has its socket in itself: a process that is killed leaves nothing elsewhere', async () => {
    const directory = usedFolder();
    const scratchFolder = dirname(newFolder());
    await killWhenDone(holderOf(directory, '', { TMPDIR: scratchFolder }));
    expect(readdirSync(scratchFolder)).toEqual([]);
  });

  test('whose path is too long for a socket is served all the same, and what a kill left is taken away by the next', async () => {
    const deep = join(dirname(usedFolder()), 'a-folder-with-a-long-name'.repeat(4));
    mkdirSync(deep);
    const directory = join(deep, 'pglite');
    cpSync(join(inject('pgliteTemplates'), 'empty'), directory, { recursive: true });
    const scratchFolder = dirname(newFolder());
    const TMPDIR = scratchFolder;
    await killWhenDone(
      holderOf(directory, `await database.query('CREATE TABLE kept (id integer)');`, { TMPDIR }),
    );
    expect(readdirSync(scratchFolder)).toHaveLength(1);
    const next = holderOf(directory, `await database.query('SELECT id FROM kept'); await database.close();`, {
      TMPDIR,
    });
    await killWhenDone(next);
    expect(readdirSync(scratchFolder)).toEqual([]);
  });

  test('can be entered by its owner alone, also where others could before', async () => {
    const directory = usedFolder();
    const dataFolder = dirname(directory);
    for (const folder of [dataFolder, directory, join(directory, 'files')]) chmodSync(folder, 0o755);
    const database = await openDatabase(settings(directory));
    expect([dataFolder, directory].map(modeOf)).toEqual(['700', '700']);
    await database.close();
  });

  test('below a folder that is everybody’s leaves that one as it is', async () => {
    const directory = usedFolder();
    chmodSync(dirname(directory), 0o1777);
    const database = await openDatabase(settings(directory));
    expect([dirname(directory), directory].map(modeOf)).toEqual(['1777', '700']);
    await database.close();
  });

  test('that another PostgreSQL wrote is refused in a sentence, not opened', async () => {
    const directory = usedFolder();
    const first = await openDatabase(settings(directory));
    await first.close();
    writeFileSync(join(directory, 'files', 'PG_VERSION'), '21\n');
    await expect(openDatabase(settings(directory))).rejects.toThrow('written by PostgreSQL 21');
  });

  test('can be asked by a command while the edge has it open', async () => {
    const directory = usedFolder();
    const edge = await openDatabase(settings(directory));
    await edge.query('CREATE TABLE asked (id integer)');
    const command = await joinDatabase(settings(directory));
    expect(await command.query('SELECT count(*) AS n FROM asked')).toEqual([{ n: 0 }]);
    await command.close();
    expect(await edge.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await edge.close();
  });
});

describe('The record of the sandbox processor', () => {
  test('can be read by its owner alone, also where others could before', async () => {
    const dataFolder = dirname(newFolder());
    const folder = join(dataFolder, 'processor');
    const first = await startSandbox('dev', dataFolder);
    // Killed, so that what SQLite keeps beside the record stays.
    await first.kill();
    for (const path of [dataFolder, folder]) chmodSync(path, 0o755);
    const files = readdirSync(folder).map((name) => join(folder, name));
    for (const file of files) chmodSync(file, 0o644);
    const second = await startSandbox('dev', dataFolder);
    expect([dataFolder, folder].map(modeOf)).toEqual(['700', '700']);
    expect(files.map(modeOf)).toEqual(files.map(() => '600'));
    await second.stop();
  });
});

describe('A PostgreSQL that does not answer', () => {
  test('is named in a sentence without its password', async () => {
    const opening = openDatabase({
      database: { kind: 'postgresql', url: 'postgresql://someone:secret-word@127.0.0.1:1/linework' },
      poolSize: 1,
      statementTimeoutMs: 1_000,
    });
    await expect(opening).rejects.toThrow('The database at 127.0.0.1:1 does not answer');
    await expect(opening).rejects.not.toThrow('secret-word');
  });
});
