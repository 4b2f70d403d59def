import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '@linework/domain';
import { onTestFinished } from 'vitest';
import { type BuildOptions, buildEdge } from '../../src/build-edge.ts';
import { seedDatabase } from '../../src/commands/seed-database.ts';
import { readConfiguration } from '../../src/configuration/configuration.ts';
import type { Configuration } from '../../src/configuration/configuration.types.ts';
import { type RuntimeSettings, readRuntimeSettings } from '../../src/configuration/runtime-settings.ts';
import type { Database } from '../../src/database/database.ts';
import { noTakeover } from '../../src/database/takeover.ts';
import { httpProcessor } from '../../src/processor/http-processor.ts';
import { buildSandboxProcessor } from '../../src/sandbox/processor/sandbox-processor.ts';
import { openSandboxStore } from '../../src/sandbox/processor/sandbox-store.ts';
import type { Services } from '../../src/services.ts';
import { type PortalClient, portalClient } from './portal-client.ts';

/** An edge that listens on a port of its own, with the sample customers and a sandbox processor. */
export interface EdgeUnderTest {
  readonly url: string;
  readonly services: Services;
  readonly runtime: RuntimeSettings;
  /** Moves the real clock that sessions, codes and throttles live by. */
  passTime(ms: number): void;
  /** Until the test ends that clock moves by `passTime` alone, however long the machine takes for what is asked. */
  holdTime(): void;
  /** How many connections are open. */
  connections(): Promise<number>;
  /** Every line that was logged. */
  readonly logs: readonly string[];
  browser(): PortalClient;
  signedIn(username: string): Promise<PortalClient>;
  stop(): Promise<void>;
}

export interface EdgeTestOptions extends BuildOptions {
  /** Environment variables beside `PORTAL_ENV=dev`. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Seeds the database, if it is not, and serves it. The caller closes the database. */
export async function startEdgeUnderTest(
  database: Database,
  { env = {}, ...options }: EdgeTestOptions = {},
): Promise<EdgeUnderTest> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'linework-edge-'));
  const logs: string[] = [];
  const sandbox = buildSandboxProcessor(openSandboxStore(':memory:'));
  const processorUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const configuration: Configuration = readConfiguration({
    PORTAL_ENV: 'dev',
    DATA_DIR: dataDirectory,
    PROCESSOR_URL: processorUrl,
    PORT: '0',
    LOG_LEVEL: 'debug',
    ...env,
  });
  await seedDatabase(database, configuration, { fresh: false, now: new Date() });
  const runtime = await readRuntimeSettings(database, configuration);
  let passedMs = 0;
  let heldAtMs: number | null = null;
  const services: Services = {
    configuration,
    database,
    takeover: noTakeover,
    processor: httpProcessor({ url: processorUrl, timeoutMs: 1_500, clock: runtime.clock }),
    runtime,
    clock: runtime.clock,
    realClock: { now: () => new Date((heldAtMs ?? systemClock.now().getTime()) + passedMs) },
  };
  const edge = await buildEdge(services, {
    ...options,
    logs: {
      write: (line) => {
        logs.push(line);
      },
    },
  });
  const url = await edge.app.listen({ host: '127.0.0.1', port: 0 });
  const browser = () => portalClient(url);
  return {
    url,
    services,
    runtime,
    connections: promisify(edge.app.server.getConnections.bind(edge.app.server)),
    logs,
    passTime: (ms) => {
      passedMs += ms;
    },
    holdTime: () => {
      heldAtMs = systemClock.now().getTime();
      onTestFinished(() => {
        heldAtMs = null;
      });
    },
    browser,
    signedIn: async (username) => {
      const client = browser();
      await client.signIn(username);
      return client;
    },
    stop: async () => {
      runtime.stop();
      await edge.stop();
      await sandbox.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
