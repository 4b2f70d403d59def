import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { applyMigration, migrate, SchemaHeld } from '../src/database/migrate.ts';
import { readMigrations } from '../src/database/migration-files.ts';
import { joinDatabase } from '../src/database/open-database.ts';
import { pooledDatabase } from '../src/database/pooled-database.ts';
import { uuidV7 } from '../src/database/uuid-v7.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

describeOnEachEngine('The database', (under) => {
  test('keeps what a transaction wrote only when the whole of it succeeded', async () => {
    const { database } = under;
    await expect(
      database.transaction(async (transaction) => {
        await transaction.query('INSERT INTO runtime_setting VALUES ($1, $2, $3)', ['a', '1', new Date(0)]);
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await database.query("SELECT 1 FROM runtime_setting WHERE name = 'a'")).toEqual([]);
  });

  test('keeps two hundred statements at once apart, whichever connection they came by', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const rows =
          index % 2 === 0
            ? await under.database.query<{ n: number }>('SELECT $1::bigint AS n', [index])
            : await under.database.transaction(
                async (transaction) =>
                  await transaction.query<{ n: number }>('SELECT $1::bigint + 0 AS n', [index]),
              );
        return rows[0]?.n;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 200 }, (_, index) => index));
  });

  test('plans a statement once, whatever values come', async () => {
    const sql = 'SELECT value FROM runtime_setting WHERE name = $1 AND changed_at < $2';
    const plans = await under.database.transaction(async (transaction) => {
      for (let run = 0; run < 8; run += 1) await transaction.query(sql, [`name ${run}`, new Date(run)]);
      return await transaction.query(
        'SELECT generic_plans, custom_plans FROM pg_prepared_statements WHERE statement = $1',
        [sql],
      );
    });
    expect(plans).toEqual([{ generic_plans: 8, custom_plans: 0 }]);
  });

  test('two transactions that collide both end well, one after the other', async () => {
    const { database } = under;
    await database.query('INSERT INTO runtime_setting VALUES ($1, $2, $3)', ['add', '0', new Date(0)]);
    await Promise.all(
      Array.from({ length: 8 }, async () =>
        database.transaction(async (transaction) => {
          await transaction.query('SET TRANSACTION ISOLATION LEVEL SERIALIZABLE');
          const [row] = await transaction.query<{ value: number }>(
            "SELECT value FROM runtime_setting WHERE name = 'add'",
          );
          await transaction.query("UPDATE runtime_setting SET value = $1 WHERE name = 'add'", [
            JSON.stringify((row?.value ?? 0) + 1),
          ]);
        }),
      ),
    );
    expect(await database.query("SELECT value FROM runtime_setting WHERE name = 'add'")).toEqual([
      { value: 8 },
    ]);
  });

  test('gives cents as numbers and business dates as the calendar days they are', async () => {
    const rows = await under.database.query("SELECT 18942::bigint AS cents, '2026-11-21'::date AS day");
    expect(rows).toEqual([{ cents: 18_942, day: '2026-11-21' }]);
  });

  test('refuses a cent amount too large to be exact instead of rounding it', async () => {
    await expect(under.database.query('SELECT 9007199254740993::bigint AS cents')).rejects.toThrow('2^53');
  });

  test('gives up on a statement at its deadline and serves the next one', async () => {
    const impatient = await joinDatabase({ ...under.settings, statementTimeoutMs: 150 });
    await expect(impatient.query('SELECT count(*) FROM generate_series(1, 4000000)')).rejects.toThrow();
    await impatient.close();
    expect(await under.database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('rolls back what a lost connection left open, and lets the others go on', async () => {
    const lost = await joinDatabase(under.settings);
    const client = await lost.pool.connect();
    client.on('error', () => undefined);
    await client.query('BEGIN');
    await client.query('INSERT INTO runtime_setting VALUES ($1, $2, $3)', ['lost', '1', new Date(0)]);
    client.release(true);
    await lost.close();
    expect(await under.database.query("SELECT 1 FROM runtime_setting WHERE name = 'lost'")).toEqual([]);
  });

  test('rolls back a transaction whose connection goes while its statement runs', async () => {
    const lost = await joinDatabase(under.settings);
    const client = await lost.pool.connect();
    client.on('error', () => undefined);
    const running = client.query(`BEGIN;
      INSERT INTO runtime_setting VALUES ('gone', '1', now());
      SELECT count(*) FROM generate_series(1, 600000)`);
    running.catch(() => undefined);
    client.release(true);
    await lost.close();
    expect(await under.database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await vi.waitFor(async () => {
      expect(await under.database.query("SELECT 1 FROM runtime_setting WHERE name = 'gone'")).toEqual([]);
    });
  });

  // PGlite's connections end only with its process.
  if (under.engine === 'postgresql') {
    test('serves the next one at once when a connection is ended, and nothing else ends with it', async () => {
      const { database } = under;
      const ended = database.query('SELECT pg_terminate_backend(pg_backend_pid()), $1::int', [0]);
      await expect(ended).rejects.toThrow(/terminating connection/);
      expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });
  }

  test('is migrated once: a second start changes nothing', async () => {
    expect(await migrate(under.database)).toEqual([]);
  });

  test('has taken every step of the schema', async () => {
    const taken = await under.database.query('SELECT number, name FROM schema_migration ORDER BY number');
    expect(taken).toEqual((await readMigrations()).map(({ number, name }) => ({ number, name })));
  });

  test('says in one sentence that a newer version wrote it', async () => {
    const { database } = under;
    await database.query("INSERT INTO schema_migration VALUES (999, 'from-the-future', $1)", [new Date()]);
    await expect(migrate(database)).rejects.toThrow(/newer version of Linework .* 999/);
    await database.query('DELETE FROM schema_migration WHERE number = 999');
  });

  describe('where a statement may not take long', () => {
    const numbers = [9_001, 9_002];
    const hurried = async () => await joinDatabase({ ...under.settings, statementTimeoutMs: 400 });
    const taken = async () =>
      await under.database.query('SELECT number FROM schema_migration WHERE number = ANY($1)', [numbers]);
    afterEach(async () => {
      await under.database.query('DELETE FROM schema_migration WHERE number = ANY($1)', [numbers]);
    });

    test('has a step of its schema taken that takes longer, once, while other copies wait for that', async () => {
      // Whoever comes second to PGlite waits in line for its one session, and hears nothing within its deadline.
      const copies = [await hurried(), ...(under.engine === 'postgresql' ? [await hurried()] : [])];
      const step = { number: 9_001, name: 'long', statement: 'SELECT pg_sleep(1)' };
      await Promise.all(copies.map(async (copy) => await applyMigration(copy, step)));
      expect(await taken()).toEqual([{ number: 9_001 }]);
      for (const copy of copies) {
        // PGlite has no deadline of its own: there it is `pg` that waits no longer.
        await expect(copy.query('SELECT pg_sleep(1)')).rejects.toThrow(/timeout/);
        await copy.close();
      }
    });

    test('has no step taken that waits behind others for a table, and says so in a sentence', async ({
      skip,
    }) => {
      skip(under.engine !== 'postgresql', 'one connection has nobody to wait behind');
      const copy = await hurried();
      const step = {
        number: 9_002,
        name: 'held',
        statement: 'ALTER TABLE draft ADD COLUMN of_test integer',
      };
      await under.database.transaction(async (transaction) => {
        await transaction.query('LOCK TABLE draft IN ACCESS SHARE MODE');
        await expect(applyMigration(copy, step)).rejects.toThrow(SchemaHeld);
      });
      expect(await taken()).toEqual([]);
      await applyMigration(copy, step);
      expect(await taken()).toEqual([{ number: 9_002 }]);
      await under.database.query('ALTER TABLE draft DROP COLUMN of_test');
      await copy.close();
    });
  });

  test('says that it is not ready after the disk was full, although a small write may pass', async () => {
    const database = await joinDatabase(under.settings);
    await expect(
      database.query("DO $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$"),
    ).rejects.toThrow('no space left');
    expect(await database.isReady()).toBe(false);
    await database.close();
  });

  test('says that it is ready when it takes writes', async () => {
    expect(await under.database.isReady()).toBe(true);
  });
});

describe('A database that takes connections and never answers', () => {
  test('is not ready, and whoever asks is told so in time', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const database = pooledDatabase({
      engine: 'postgresql',
      connection: { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 },
      poolSize: 1,
      statementTimeoutMs: 60_000,
    });
    const asked = performance.now();
    expect(await database.isReady()).toBe(false);
    expect(performance.now() - asked).toBeLessThan(10_000);
    silent.close();
  });
});

describe('Keys', () => {
  test('made one after the other sort in the order they were made', () => {
    const keys = Array.from({ length: 20_000 }, () => uuidV7());
    expect([...keys].sort()).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('Two steps of the schema with one number are refused: a database would take the first for both', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'linework-migrations-'));
  for (const name of ['001-account', '002-bill', '002-payment']) {
    writeFileSync(join(folder, `${name}.ts`), `export const statement = 'SELECT 1';`);
  }
  await expect(readMigrations(pathToFileURL(`${folder}/`))).rejects.toThrow('2: bill, payment');
  rmSync(folder, { recursive: true });
});
