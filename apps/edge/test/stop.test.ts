import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { restPaths } from '@linework/contract';
import { scenarios, storyMoment } from '@linework/fixtures';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { httpProcessor } from '../src/processor/http-processor.ts';
import { type RunningSandbox, startSandbox } from '../src/sandbox/processor/start-sandbox.ts';
import { addAccount } from './support/add-account.ts';
import { type Browser, signIn } from './support/browser.ts';
import { copyOf } from './support/customers.ts';
import { oneEngine } from './support/each-engine.ts';
import { type EdgeProcess, startEdgeProcess } from './support/edge-process.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';

const engine = oneEngine();

describe(`An edge that is told to stop (${engine})`, { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'linework-stop-'));
  const running: EdgeProcess[] = [];
  let files: TestDatabase;
  let sandbox: RunningSandbox;
  let customer: Browser;
  beforeAll(async () => {
    files = await createTestDatabase(engine);
    sandbox = await startSandbox('dev', folder);
    const database = await openDatabase(files.settings);
    const { facts, users } = copyOf(scenarios.current(storyMoment));
    const processor = httpProcessor({ url: sandbox.url, timeoutMs: 5_000 });
    await addAccount(database, processor, { facts, users });
    customer = await signIn(database, readConfiguration(environment(0)), users[0], facts.account.id);
    await database.close();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map(async (edge) => await edge.kill()));
  });
  afterAll(async () => {
    await sandbox?.stop();
    await files?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const environment = (drainSeconds: number) => {
    const { database } = files.settings;
    return {
      PORTAL_ENV: 'dev',
      PORT: '0',
      LOG_LEVEL: 'silent',
      PROCESSOR_URL: sandbox.url,
      DRAIN_SECONDS: String(drainSeconds),
      ...(database.kind === 'postgresql'
        ? { DATABASE_URL: database.url, DATA_DIR: folder }
        : { DATA_DIR: dirname(database.directory) }),
    };
  };
  async function start(drainSeconds: number): Promise<EdgeProcess> {
    const edge = await startEdgeProcess(environment(drainSeconds));
    running.push(edge);
    return edge;
  }
  const isReady = async ({ url }: EdgeProcess): Promise<boolean> => {
    const answer = await fetch(new URL('/readyz', url)).catch(() => null);
    return answer?.status === 200;
  };
  const whoAmI = async ({ url }: EdgeProcess): Promise<Response> =>
    await fetch(new URL(restPaths.session, url), { headers: customer.headers });

  test('says first that it is not ready, and goes on answering', async () => {
    const edge = await start(300);
    expect((await whoAmI(edge)).headers.get('connection')).toBe('keep-alive');
    edge.signal('SIGTERM');
    await vi.waitFor(async () => expect((await fetch(new URL('/readyz', edge.url))).status).toBe(503), {
      timeout: 20_000,
    });
    const late = await whoAmI(edge);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  });

  test('ends at once when it is told a second time', async () => {
    const edge = await start(300);
    edge.signal('SIGTERM');
    await vi.waitFor(async () => expect(await isReady(edge)).toBe(false), { timeout: 20_000 });
    edge.signal('SIGTERM');
    expect(await edge.ended).toBe(1);
  });

  test('ends by itself once that time is over', async () => {
    const edge = await start(1);
    edge.signal('SIGTERM');
    expect(await edge.ended).toBe(0);
  });

  // PGlite's folder is for one process.
  test.skipIf(engine === 'pglite')(
    'and is started anew, one copy after the other, fails no request',
    async () => {
      const copies = [await start(4), await start(4)];
      const statuses: number[] = [];
      let isOver = false;
      /** Takes turns between the copies that are ready, and asks only now and then whether they still are. */
      const send = async () => {
        while (!isOver) {
          const ready = await Promise.all(copies.map(async (copy) => ((await isReady(copy)) ? [copy] : [])));
          const turns = ready.flat();
          for (let turn = 0; turn < 10; turn += 1) {
            const copy = turns[turn % turns.length];
            statuses.push(
              copy
                ? await whoAmI(copy).then(
                    ({ status }) => status,
                    () => 0,
                  )
                : 0,
            );
          }
        }
      };
      const sending = [send(), send()];
      for (const [index, copy] of copies.entries()) {
        const before = statuses.length;
        await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(before + 40), { timeout: 20_000 });
        copy.signal('SIGTERM');
        expect(await copy.ended).toBe(0);
        copies[index] = await start(4);
      }
      isOver = true;
      await Promise.all(sending);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    },
  );
});
