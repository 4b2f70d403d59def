import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restPaths } from '@linework/contract';
import { demoPassword, demoSignIns } from '@linework/fixtures';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { seedDatabase } from '../src/commands/seed-database.ts';
import { emptyDatabase } from '../src/commands/seed-state.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { takeForRealCustomers } from '../src/database/real-customers.ts';
import { startEdge } from '../src/start-edge.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { pkce, portalClient, signInBody } from './support/portal-client.ts';
import { selfSigned } from './support/self-signed.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const scratch: string[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  for (const folder of scratch.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'linework-start-'));
  scratch.push(folder);
  return folder;
}

/** One whose database is there, which a program opens in a fraction of the time that a new one takes. */
function usedFolder(): string {
  const folder = dataFolder();
  cpSync(join(inject('pgliteTemplates'), 'empty'), join(folder, 'pglite'), { recursive: true });
  return folder;
}

interface Program {
  readonly child: ChildProcess;
  /** Its address, once it says so. */
  readonly url: Promise<string>;
  /** How it ended and what it said on stderr. */
  readonly end: Promise<{ readonly code: number | null; readonly said: string }>;
}

function run(script: string, env: Record<string, string>, args: readonly string[] = []): Program {
  const child = spawn(process.execPath, [source(script), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  children.push(child);
  let said = '';
  let printed = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const end = once(child, 'close').then(([code]) => ({ code, said: said.trim() }));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = /edge at (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    void end.then(() => reject(new Error(said)));
  });
  url.catch(() => undefined);
  return { child, url, end };
}

/** What a production on this machine sets; the processor may be down. */
const production = (folder: string) => ({
  DATA_DIR: folder,
  PORT: '0',
  PROCESSOR_URL: 'https://127.0.0.1:1',
  PUBLIC_ORIGIN: 'https://portal.example',
  SESSION_SECRET: 'a-secret-of-forty-characters-0123456789ab',
  ALLOW_PGLITE_IN_PRODUCTION: 'on',
});

/** How a program ended that must not start. @throws when it does */
const refused = async ({ url, end }: Program) =>
  await Promise.race([end, url.then((address) => Promise.reject(new Error(`It started at ${address}`)))]);

const demo = (folder: string) => ({ PORTAL_ENV: 'docker', DATA_DIR: folder, PORT: '0' });

/** Whole programs are started here, and a busy machine takes its time over each. */
const patient = { timeout: 180_000 };

describe('The edge as a program', patient, () => {
  test('starts on an empty folder, keeps its data through a kill, and stops cleanly', async () => {
    const env = demo(dataFolder());
    expect((await run('commands/seed.ts', env).end).code).toBe(0);
    const first = run('index.ts', env);
    const customer = portalClient(await first.url);
    await customer.signIn('maple');
    first.child.kill('SIGKILL');
    await first.end;
    const second = run('index.ts', env);
    const again = portalClient(await second.url);
    for (const [name, value] of customer.cookies) again.cookies.set(name, value);
    expect((await again.get('/api/pub/session/v1/session')).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.end).toEqual({ code: 0, said: '' });
  });

  test('tells the second one on a data folder who has it, within a second of starting', async () => {
    const env = demo(usedFolder());
    const first = run('index.ts', env);
    await first.url;
    const second = await run('index.ts', env).end;
    expect(second.code).toBe(1);
    expect(second.said).toMatch(
      new RegExp(`^The data folder .* is in use by process ${first.child.pid}, since .*$`),
    );
  });

  test('says in a sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, said } = await run('index.ts', { ...demo(usedFolder()), PORT: port }).end;
    expect([code, said]).toEqual([
      1,
      `The port is taken (127.0.0.1:${port}): stop what uses it, or set PORT.`,
    ]);
    other.close();
  });

  test('says in a sentence that its database does not answer', async () => {
    const env = { ...demo(dataFolder()), DATABASE_URL: 'postgresql://127.0.0.1:1/linework' };
    for (const script of ['index.ts', 'commands/migrate.ts', 'commands/seed.ts']) {
      const { code, said } = await run(script, env).end;
      expect(code, script).toBe(1);
      expect(said.split('\n'), script).toEqual([
        expect.stringContaining('The database at 127.0.0.1:1 does not answer'),
      ]);
    }
  });
});

describe('In production', patient, () => {
  test('nothing starts by itself: each thing that is missing is said in a sentence', async () => {
    const { code, said } = await run('index.ts', { DATA_DIR: dataFolder(), PORT: '0' }).end;
    expect(code).toBe(1);
    expect(said.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'PROCESSOR_URL',
      'DATABASE_URL',
      'SESSION_SECRET',
      'PUBLIC_ORIGIN',
    ]);
  });

  test('the sandbox processor does not start', async () => {
    const { code, said } = await run('sandbox/processor/main.ts', { DATA_DIR: dataFolder() }).end;
    expect([code, said]).toEqual([
      1,
      'The sandbox processor takes no real money and does not start in production.',
    ]);
  });

  test('a sandbox processor that somebody else started is refused', async () => {
    const { key, cert } = selfSigned();
    const sandbox = createSecureServer({ key, cert }, (_request, response) => {
      response.setHeader('x-sandbox', 'true').end('{}');
    }).listen(0, '127.0.0.1');
    await once(sandbox, 'listening');
    const address = sandbox.address();
    const folder = usedFolder();
    writeFileSync(join(folder, 'authority.pem'), cert);
    const { code, said } = await run('index.ts', {
      ...production(folder),
      PROCESSOR_URL: `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
    }).end;
    expect([code, said]).toEqual([1, expect.stringContaining('leads to a sandbox processor')]);
    sandbox.close();
  });

  test('no demo customers are seeded', async () => {
    const { code, said } = await run('commands/seed.ts', production(usedFolder())).end;
    expect([code, said]).toEqual([1, expect.stringContaining('DEMO_SIGN_INS is off here')]);
  });

  test('nothing starts with what must not be set, and one sentence says why', async () => {
    const published = { SESSION_SECRET: 'linework-development-secret-not-for-real-customers' };
    const { code, said } = await refused(run('index.ts', { ...production(dataFolder()), ...published }));
    expect([code, said.split('\n')]).toEqual([1, [expect.stringMatching(/^SESSION_SECRET\b/)]]);
  });

  test('no edge starts on a folder that demo customers were seeded into', async () => {
    const folder = dataFolder();
    cpSync(join(inject('pgliteTemplates'), 'seeded'), join(folder, 'pglite'), { recursive: true });
    const { code, said } = await refused(run('index.ts', production(folder)));
    expect([code, said.split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^This database was filled with demo customers/)],
    ]);
  });

  test('no demo customers are seeded into a folder that it serves and no other edge starts on it, whoever says that it is another environment', async () => {
    const folder = usedFolder();
    const edge = run('index.ts', production(folder));
    await edge.url;
    edge.child.kill('SIGTERM');
    await edge.end;
    for (const args of [[], ['--fresh']]) {
      const { code, said } = await run('commands/seed.ts', demo(folder), args).end;
      expect([code, said.split('\n')]).toEqual([
        1,
        [expect.stringMatching(/^An edge of real customers was started on this database/)],
      ]);
    }
    for (const env of [{}, { DEMO_SIGN_INS: 'off' }]) {
      const { code, said } = await refused(run('index.ts', { ...demo(folder), ...env }));
      expect([code, said.split('\n')]).toEqual([
        1,
        [expect.stringMatching(/^An edge of real customers was started on this database/)],
      ]);
    }
    const again = run('index.ts', production(folder));
    expect(await again.url).toMatch(/^http:/);
  });
});

describe.skipIf(inject('postgresUrl') === null)('A database that real customers get', patient, () => {
  let files: TestDatabase;
  let database: Database;
  const address = () =>
    files.settings.database.kind === 'postgresql' ? { DATABASE_URL: files.settings.database.url } : {};
  beforeEach(async () => {
    files = await createTestDatabase('postgresql');
    database = await openDatabase(files.settings);
  });
  afterEach(async () => {
    await database.close();
    await files.remove();
  });

  test('is left by an edge for trying things out that runs on it: it says why, and ends', async () => {
    const trying = run('index.ts', { ...demo(dataFolder()), ...address() });
    await trying.url;
    const real = run('index.ts', { ...production(dataFolder()), ...address() });
    await real.url;
    expect(await trying.end).toEqual({
      code: 1,
      said: expect.stringMatching(/^An edge of real customers was started on this database/),
    });
    expect((await fetch(new URL('/healthz', await real.url))).status).toBe(200);
  });

  test('takes nobody in at such an edge, and nobody’s money to its sandbox, from that moment on', async () => {
    await seedDatabase(database, readConfiguration({ PORTAL_ENV: 'dev', DATA_DIR: dataFolder() }), {
      fresh: false,
      now: new Date(),
    });
    const told = Promise.withResolvers<void>();
    const edge = await startEdge(
      readConfiguration({ ...demo(dataFolder()), LOG_LEVEL: 'silent', ...address() }),
      { onTaken: told.resolve },
    );
    try {
      const earlier = portalClient(edge.url);
      await earlier.signIn('maple');
      // As if its customers were real ones that somebody brought in.
      await database.query('UPDATE database_origin SET seed_version = NULL');
      await takeForRealCustomers(database, new Date());
      const { challenge } = pkce();
      const body = signInBody('maple', demoPassword, challenge);
      const later = await portalClient(edge.url).send('POST', restPaths.signIn, body);
      expect([later.status, (await later.json()).code]).toEqual([503, 'LW-SYS-010']);
      await told.promise;
      const card = await earlier.send('POST', restPaths.cardData, {
        type: 'creditCard',
        cardNumber: '4111111111111111',
        expiration: '12/30',
        securityCode: '123',
        nameOnCard: 'Dana Whitfield',
        postalCode: '10001',
      });
      expect((await card.json()).code).toBe('LW-PAY-060');
    } finally {
      await edge.stop();
    }
  });

  test('is refused before anything of it is changed, its schema neither', async () => {
    await takeForRealCustomers(database, new Date());
    await database.query('DROP TABLE dismissed_news');
    const forgotten = await database.query(
      `DELETE FROM schema_migration WHERE name = 'dismissed-news' RETURNING number`,
    );
    expect(forgotten).toHaveLength(1);
    const migrations = async () => (await database.query('SELECT 1 FROM schema_migration')).length;
    const before = await migrations();
    for (const script of ['index.ts', 'commands/seed.ts', 'commands/migrate.ts']) {
      const { code, said } = await refused(run(script, { ...demo(dataFolder()), ...address() }));
      expect([script, code, said]).toEqual([
        script,
        1,
        expect.stringMatching(/^An edge of real customers was started on this database/),
      ]);
    }
    expect(await migrations()).toBe(before);
  });
});

describeOnEachEngine('Seeding', (under) => {
  const configuration = readConfiguration({
    PORTAL_ENV: 'dev',
    DATA_DIR: join(tmpdir(), 'linework-no-such-data'),
  });
  const seed = async (fresh: boolean) =>
    await seedDatabase(under.database, configuration, { fresh, now: new Date() });

  test('writes every demo customer once, and a second time nothing', async () => {
    expect(await seed(false)).toBeGreaterThan(30);
    expect(await seed(false)).toBe(0);
    const users = await under.database.query<{ username: string }>('SELECT username FROM portal_user');
    const usernames = users.map(({ username }) => username);
    for (const { username } of demoSignIns) expect(usernames).toContain(username);
  });

  test('fresh throws the demo data away and writes it anew', async () => {
    await under.database.query("UPDATE account SET company_name = 'Changed by hand'");
    expect(await seed(true)).toBeGreaterThan(30);
    expect(
      await under.database.query("SELECT 1 FROM account WHERE company_name = 'Changed by hand'"),
    ).toEqual([]);
  });

  test('refuses a database with data that it did not write, fresh or not, and changes nothing there', async () => {
    await under.database.query('UPDATE database_origin SET seed_version = NULL');
    for (const fresh of [false, true]) await expect(seed(fresh)).rejects.toThrow('did not write');
    expect(await under.database.query('SELECT count(*) > 0 AS kept FROM account')).toEqual([{ kept: true }]);
  });

  describe('and an edge of real customers', () => {
    const now = new Date();
    const take = async () => await takeForRealCustomers(under.database, now);
    const users = async () => (await under.database.query('SELECT 1 FROM portal_user')).length;
    beforeEach(async () => {
      await emptyDatabase(under.database);
      await under.database.query(
        'UPDATE database_origin SET seed_version = NULL, real_customers_since = NULL',
      );
    });
    const seedOn = async (database: Database) =>
      await seedDatabase(database, configuration, { fresh: false, now });

    test('never share a database: where it was, nothing is seeded', async () => {
      await take();
      await take();
      for (const fresh of [false, true]) await expect(seed(fresh)).rejects.toThrow('real customers');
      expect(await users()).toBe(0);
    });

    test('never share one when the edge starts while the seed is at work', async () => {
      const overtaken: Database = {
        ...under.database,
        transaction: async (work) => {
          await take();
          return await under.database.transaction(work);
        },
      };
      await expect(seedOn(overtaken)).rejects.toThrow('real customers');
      expect(await users()).toBe(0);
    });

    test('never share one when the edge starts just before the seed is done', async () => {
      let taking: Promise<void> = Promise.resolve();
      const followed: Database = {
        ...under.database,
        transaction: async (work) =>
          await under.database.transaction(async (transaction) => {
            const done = await work(transaction);
            taking = take();
            taking.catch(() => undefined);
            return done;
          }),
      };
      expect(await seedOn(followed)).toBeGreaterThan(30);
      await expect(taking).rejects.toThrow('filled with demo customers');
    });
  });

  test('refuses a database that came from elsewhere', async () => {
    await under.database.query('DELETE FROM database_origin');
    await expect(seed(true)).rejects.toThrow('did not write');
  });
});
