import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restPaths, type TypedDocument } from '@linework/contract';
import type { AccountFacts, Clock, User } from '@linework/domain';
import { buildEdge, type Edge } from '../../src/build-edge.ts';
import { readConfiguration } from '../../src/configuration/configuration.ts';
import type { Configuration } from '../../src/configuration/configuration.types.ts';
import type { Database } from '../../src/database/database.ts';
import { noTakeover } from '../../src/database/takeover.ts';
import { httpProcessor } from '../../src/processor/http-processor.ts';
import type { ProcessorPort } from '../../src/processor/processor-port.ts';
import { buildSandboxProcessor } from '../../src/sandbox/processor/sandbox-processor.ts';
import { openSandboxStore } from '../../src/sandbox/processor/sandbox-store.ts';
import { addAccount, type SavedNumbers } from './add-account.ts';
import { type Answer, askGraph, type Browser, send, signIn } from './browser.ts';

export interface BillingWorld {
  readonly url: string;
  readonly processorUrl: string;
  readonly processor: ProcessorPort;
  readonly configuration: Configuration;
  readonly edge: Edge;
  /** The business clock. */
  readonly clock: Clock;
  /** Moves the business clock. */
  setNow(instant: string): void;
  /** Turns paying online off for everybody, and on again. */
  setBillPayUnavailable(on: boolean): void;
  /** Has no statement be printed, and again. */
  setDocumentsUnavailable(on: boolean): void;
  setDocumentsCutOff(on: boolean): void;
  addAccount(facts: AccountFacts, users: readonly User[], numbers?: SavedNumbers): Promise<void>;
  /** @param isSeen whether this copy of the edge has seen the session, as it has unless another copy began it */
  signIn(user: User, accountId: string, isSeen?: boolean): Promise<Browser>;
  ask<Data, Variables>(
    browser: Browser,
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    idempotencyKey?: string,
  ): Promise<Answer<Data>>;
  /** Trades a method for a token at the card-data endpoint. */
  cardData(browser: Browser, body: object): Promise<{ status: number; token: string; code: string | null }>;
  stop(): Promise<void>;
}

export interface WorldOptions {
  readonly now?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the edge's log goes, a line at a time; it has none unless named. */
  readonly logs?: string[];
  /** Stands in front of the sandbox, to see or delay what reaches it. */
  readonly wrapProcessor?: (sandbox: ProcessorPort) => ProcessorPort;
}

/** An edge that listens, on a test's own database, with a sandbox processor that keeps its record on disk. */
export async function startWorld(database: Database, options: WorldOptions = {}): Promise<BillingWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'linework-world-'));
  const configuration = readConfiguration({
    PORTAL_ENV: 'dev',
    LOG_LEVEL: options.logs ? 'info' : 'silent',
    DATA_DIR: folder,
    PROCESSOR_TIMEOUT_MS: '700',
    ...options.environment,
  });
  let now = options.now ?? '2026-11-21T15:04:00-05:00';
  const clock: Clock = { now: () => new Date(now) };
  const sandbox = buildSandboxProcessor(openSandboxStore(join(folder, 'charges.sqlite')));
  const processorUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const direct = httpProcessor({ url: processorUrl, timeoutMs: configuration.processorTimeoutMs, clock });
  const processor = options.wrapProcessor?.(direct) ?? direct;
  // What prepares a test waits as long as a busy machine takes: how soon the edge gives up is not its matter.
  const preparing = httpProcessor({ url: processorUrl, timeoutMs: 30_000, clock });
  let isBillPayUnavailable = false;
  let areDocumentsUnavailable = false;
  let areDocumentsCutOff = false;
  const runtime = {
    isInMaintenance: () => false,
    isBillPayUnavailable: () => isBillPayUnavailable,
    areDocumentsUnavailable: () => areDocumentsUnavailable,
    areDocumentsCutOff: () => areDocumentsCutOff,
    sampleAlerts: () => 'none' as const,
    toggleOverrides: () => ({}),
    variantOverrides: () => ({}),
    clock,
    set: async () => undefined,
    refresh: async () => undefined,
    stop: () => undefined,
  };
  const realClock: Clock = { now: () => new Date() };
  const { logs } = options;
  const edge = await buildEdge(
    { configuration, database, takeover: noTakeover, processor, runtime, clock, realClock },
    logs ? { logs: { write: (line) => void logs.push(line) } } : {},
  );
  const url = await edge.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    processorUrl,
    processor,
    configuration,
    edge,
    clock,
    setNow: (instant) => {
      now = instant;
    },
    setBillPayUnavailable: (on) => {
      isBillPayUnavailable = on;
    },
    setDocumentsUnavailable: (on) => {
      areDocumentsUnavailable = on;
    },
    setDocumentsCutOff: (on) => {
      areDocumentsCutOff = on;
    },
    addAccount: async (facts, users, numbers = {}) =>
      await addAccount(database, preparing, { facts, users, numbers }),
    signIn: async (user, accountId, isSeen) => await signIn(database, configuration, user, accountId, isSeen),
    ask: async (...question) => await askGraph(url, ...question),
    cardData: async (browser, body) => {
      const response = await send(url, browser, restPaths.cardData, body);
      const answer = await response.json();
      return { status: response.status, token: answer.token ?? '', code: answer.code ?? null };
    },
    stop: async () => {
      await edge.stop();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
