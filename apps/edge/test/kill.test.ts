import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MakePaymentDocument } from '@linework/contract';
import { dayIn } from '@linework/domain';
import { scenarios, storyMoment } from '@linework/fixtures';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import type { Engine } from '../src/database/database.ts';
import { joinDatabase, openDatabase } from '../src/database/open-database.ts';
import { httpProcessor } from '../src/processor/http-processor.ts';
import type { ProcessorPort } from '../src/processor/processor-port.ts';
import { type RunningSandbox, startSandbox } from '../src/sandbox/processor/start-sandbox.ts';
import { addAccount } from './support/add-account.ts';
import { askGraph, type Browser, signIn } from './support/browser.ts';
import { copyOf, type PaymentInput, paymentInput } from './support/customers.ts';
import { type EdgeProcess, startEdgeProcess } from './support/edge-process.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';

const engines: readonly Engine[] = ['postgresql', 'pglite'];

interface Payer {
  readonly browser: Browser;
  readonly key: string;
  readonly input: PaymentInput;
}

describe.each(engines)('An edge killed while payments are being made (%s)', (engine) => {
  const isMissing = engine === 'postgresql' && inject('postgresUrl') === null;
  const folder = mkdtempSync(join(tmpdir(), 'linework-kill-'));
  let files: TestDatabase;
  let sandbox: RunningSandbox;
  let processor: ProcessorPort;
  let edge: EdgeProcess | null = null;
  beforeAll(async () => {
    if (isMissing) return;
    files = await createTestDatabase(engine);
    sandbox = await startSandbox('dev', folder);
    processor = httpProcessor({ url: sandbox.url, timeoutMs: 5_000 });
  });
  afterAll(async () => {
    await edge?.kill();
    await sandbox?.stop();
    await files?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const environment = () => {
    const { database } = files.settings;
    return {
      PORTAL_ENV: 'dev',
      PORT: '0',
      LOG_LEVEL: 'silent',
      PROCESSOR_URL: sandbox.url,
      // Short, so that what a dead process left behind is soon told from what a living one is doing.
      PROCESSOR_TIMEOUT_MS: '1500',
      STATEMENT_TIMEOUT_MS: '1500',
      ...(database.kind === 'postgresql'
        ? { DATABASE_URL: database.url, DATA_DIR: folder }
        : { DATA_DIR: dirname(database.directory) }),
    };
  };

  async function addPayers(count: number, bankName: string): Promise<Payer[]> {
    const database = await openDatabase(files.settings);
    const payers: Payer[] = [];
    for (let index = 0; index < count; index += 1) {
      const { facts, users } = copyOf(scenarios.current(storyMoment));
      const bank = facts.methods.find(({ type }) => type === 'bankAccount')?.id ?? '';
      const accountId = facts.account.id;
      await addAccount(database, processor, { facts, users, numbers: { [bank]: bankName } });
      const browser = await signIn(database, readConfiguration(environment()), users[0], accountId);
      const paymentDate = dayIn(new Date(), facts.account.timeZone);
      payers.push({
        browser,
        key: randomUUID(),
        input: paymentInput({ facts, accountId, bank }, { paymentDate }),
      });
    }
    await database.close();
    return payers;
  }

  const send = async ({ url }: EdgeProcess, { browser, input, key }: Payer) =>
    await askGraph(url, browser, MakePaymentDocument, { input }, key);

  /** Starts again, waits until nothing is left to find out, and sends every request once more with its key. */
  async function comeBack(payers: readonly Payer[]): Promise<(string | undefined)[]> {
    const started = await startEdgeProcess(environment());
    edge = started;
    const database = await joinDatabase(files.settings);
    const checking = async () => {
      const [row] = await database.query<{ left: number }>(
        "SELECT count(*) AS left FROM payment WHERE status IN ('running', 'unknown') AND NOT imported",
      );
      return row?.left;
    };
    await expect.poll(checking, { timeout: 45_000, interval: 200 }).toBe(0);
    const outcomes = await Promise.all(
      payers.map(async (payer) => (await send(started, payer)).data?.makePayment.outcome),
    );
    const { breaches } = await audit(database, processor);
    expect(breaches).toEqual([]);
    await database.close();
    return outcomes;
  }

  test.skipIf(isMissing)(
    'between a charge and its record finds the charge, and charges no second time',
    async () => {
      const payers = await addPayers(1, 'bankSilentAfterCharge');
      const [payer] = payers;
      if (!payer) throw new Error('no payer');
      edge = await startEdgeProcess(environment());
      const before = (await processor.listCharges('1970-01-01')).length;
      const lost = send(edge, payer).catch(() => 'lost');
      await expect
        .poll(async () => (await processor.listCharges('1970-01-01')).length, {
          timeout: 10_000,
          interval: 20,
        })
        .toBe(before + 1);
      await edge.kill();
      expect(await lost).toBe('lost');
      expect(await comeBack(payers)).toEqual(['LW-PAY-003']);
      expect(await processor.listCharges('1970-01-01')).toHaveLength(before + 1);
      await edge.kill();
    },
  );

  test.skipIf(isMissing)('at any moment loses and doubles nothing', async () => {
    const payers = await addPayers(40, 'bankSettles');
    edge = await startEdgeProcess(environment());
    const killed = edge;
    const before = (await processor.listCharges('1970-01-01')).length;
    const answers = payers.map(async (payer) => await send(killed, payer).catch(() => null));
    await Promise.race(answers);
    await killed.kill();
    const told = (await Promise.all(answers)).filter(
      (answer) => answer?.data?.makePayment.outcome === 'LW-PAY-003',
    );
    expect(told.length).toBeLessThan(payers.length);
    const outcomes = await comeBack(payers);
    expect(outcomes).toEqual(payers.map(() => 'LW-PAY-003'));
    expect(await processor.listCharges('1970-01-01')).toHaveLength(before + payers.length);
  });
});
