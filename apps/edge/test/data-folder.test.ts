import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { joinDatabase, openDatabase } from '../src/database/open-database.ts';
import { refuseHeldFolder } from '../src/database/pglite/folder-lock.ts';

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
    const holder = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { openDatabase } from ${JSON.stringify(new URL('../src/database/open-database.ts', import.meta.url).href)};
       const database = await openDatabase(${JSON.stringify(settings(directory))});
       await database.query('CREATE TABLE kept (id integer)');
       await database.query('INSERT INTO kept VALUES (7)');
       console.log('acknowledged');
       setInterval(() => undefined, 1000);`,
    ]);
    await once(holder.stdout, 'data');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
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
