import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restPaths } from '@linework/contract';
import { storyNow } from '@linework/fixtures';
import type { RouteOptions } from 'fastify';
import { addressCodes, billCodes, recoveryCodes } from '../src/access/digit-code.ts';
import { buildEdge } from '../src/build-edge.ts';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import { paymentLog } from '../src/capabilities/payments/payment-log.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { settlePending } from '../src/capabilities/payments/rounds/follow-bank-debits.ts';
import { reconcile, reconcileUnattended } from '../src/capabilities/payments/rounds/reconcile.ts';
import { appCodes } from '../src/capabilities/second-step/app-codes.ts';
import { seedDatabase } from '../src/commands/seed-database.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import type { RuntimeSettings, RuntimeValues } from '../src/configuration/runtime-settings.ts';
import type { Database } from '../src/database/database.ts';
import { noTakeover } from '../src/database/takeover.ts';
import { httpProcessor } from '../src/processor/http-processor.ts';
import type { ProcessorPort } from '../src/processor/processor-port.ts';
import { buildSandboxProcessor } from '../src/sandbox/processor/sandbox-processor.ts';
import { openSandboxStore } from '../src/sandbox/processor/sandbox-store.ts';
import { addAccount } from '../test/support/add-account.ts';
import { wholeRound } from '../test/support/rounds.ts';
import { type Callers, signInCallers } from './callers.ts';
import { otherAccount, ownAccount } from './fuzz-accounts.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { withLivingValues } from './living-values.ts';
import { type FuzzAnswer, sender } from './send-request.ts';

/** A method and a path as the edge registered it. */
export interface EdgeRoute {
  readonly method: string;
  readonly path: string;
}

/** An edge that listens, with everything on that a caller could reach, and the accounts that requests are about. */
export interface FuzzWorld {
  readonly database: Database;
  readonly processor: ProcessorPort;
  readonly callers: Callers;
  /** The code that a recovery's message brings. */
  codeOf(recoveryId: string): string;
  /** The code that stands on a bill. */
  billCodeOf(billId: string): string;
  /** The code that confirms an address. */
  addressCodeOf(codeId: string): string;
  /** The key of an authenticator app, by the id of its second step. */
  appKeyOf(id: string): string;
  /** Everything that the edge registered, by Fastify's own word. */
  readonly routes: readonly EdgeRoute[];
  /** @throws Error when nothing comes back */
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  /** What was logged since this was last asked. */
  takeLogs(): string[];
  /** Puts back what a request may have changed for all that follow: switches, sessions, counted tries. */
  putBack(request: FuzzRequest, answer: FuzzAnswer): Promise<void>;
  stop(): Promise<void>;
}

/** A built portal in little: a page with all that is filled in, and a file. */
function buildPortal(folder: string): string {
  const portal = join(folder, 'portal');
  mkdirSync(join(portal, 'assets'), { recursive: true });
  const metas = '<meta content="__CONFIGURATION__"><meta content="__SESSION__">';
  writeFileSync(
    join(portal, 'index.html'),
    `<!doctype html><html lang="en"><head>${metas}</head><body><script nonce="__NONCE__">"__ANSWERS__" "__WORDS__"</script></body></html>`,
  );
  writeFileSync(join(portal, 'assets/app.js'), 'export {};\n');
  return portal;
}

const nothingSet: RuntimeValues = {
  maintenance: false,
  billPayUnavailable: false,
  documentsUnavailable: false,
  documentsCutOff: false,
  sampleAlerts: 'none',
  clockOffsetMs: 0,
  toggleOverrides: {},
  variantOverrides: {},
};

/** Settings that are kept here, on the day of the sample customers, so that a run is the same at every hour. */
function settings(): RuntimeSettings & { reset(): void } {
  let current = nothingSet;
  return {
    isInMaintenance: () => current.maintenance,
    isBillPayUnavailable: () => current.billPayUnavailable,
    areDocumentsUnavailable: () => current.documentsUnavailable,
    areDocumentsCutOff: () => current.documentsCutOff,
    sampleAlerts: () => current.sampleAlerts,
    toggleOverrides: () => current.toggleOverrides,
    variantOverrides: () => current.variantOverrides,
    clock: { now: () => new Date(Date.parse(storyNow) + current.clockOffsetMs) },
    set: async (name, value) => {
      current = { ...current, [name]: value };
    },
    refresh: async () => undefined,
    stop: () => undefined,
    reset: () => {
      current = nothingSet;
    },
  };
}

/** Enough tries for a while; the limits themselves are met, too. */
const triesForgottenAfter = 20;
/** So often the worker goes round, so that payments that were scheduled or not answered do not stand in the way of all others. */
const workedAfter = 40;

/** Seeds the demo customers as of its own day and starts it on them. The caller closes the database. */
export async function startFuzzWorld(database: Database): Promise<FuzzWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'linework-fuzz-'));
  const sandbox = buildSandboxProcessor(openSandboxStore(':memory:'));
  const processorUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const configuration = readConfiguration({
    PORTAL_ENV: 'dev',
    LOG_LEVEL: 'debug',
    DATA_DIR: folder,
    PORTAL_DIST: buildPortal(folder),
    PROCESSOR_URL: processorUrl,
    PROCESSOR_TIMEOUT_MS: '300',
    BANK_CONNECT: 'on',
    GRAPH_FREE_QUERIES: 'on',
    SOFT_DISCONNECT_DATE: 'on',
    COMMUNITY_HOSTS: 'community.localhost',
    COMMUNITY_TAB: 'on',
  });
  await seedDatabase(database, configuration, { fresh: false, now: new Date(storyNow) });
  const runtime = settings();
  const processor = httpProcessor({ url: processorUrl, timeoutMs: 300, clock: runtime.clock });
  const realClock = { now: () => new Date() };
  let logs: string[] = [];
  const registered: EdgeRoute[] = [];
  const edge = await buildEdge(
    { configuration, database, takeover: noTakeover, processor, runtime, clock: runtime.clock, realClock },
    {
      logs: { write: (line) => void logs.push(line) },
      onRoute: ({ method, url }: RouteOptions) => {
        for (const one of [method].flat()) registered.push({ method: one, path: url });
      },
    },
  );
  const url = await edge.app.listen({ host: '127.0.0.1', port: 0 });
  const preparing = httpProcessor({ url: processorUrl, timeoutMs: 30_000, clock: runtime.clock });
  for (const account of [ownAccount, otherAccount]) await addAccount(database, preparing, account);
  const callers = await signInCallers(database, configuration);
  const wire = sender(url);
  let sent = 0;
  const services: PaymentRoundServices = {
    database,
    processor,
    clock: runtime.clock,
    realClock,
    places: new Map(),
    notePayment: paymentLog(edge.app.log),
    // A processor that does not answer in time is asked again in the next round.
    onFault: () => undefined,
  };
  const work = async () => {
    await executeScheduled(services, wholeRound);
    await settlePending(services, wholeRound);
    await reconcile(services, { runningMs: 0, abandonMs: 0 }, wholeRound);
    await reconcileUnattended(services, { runningMs: 0, abandonMs: 0 }, wholeRound);
  };
  return {
    database,
    processor,
    callers,
    routes: registered,
    codeOf: recoveryCodes(configuration.sessionSecret),
    billCodeOf: billCodes(configuration.sessionSecret),
    addressCodeOf: addressCodes(configuration.sessionSecret),
    appKeyOf: (id) => appCodes(configuration.sessionSecret).keyOf(id, '').key,
    send: async (request) => {
      const own = callers.headersOf(request.caller);
      const body = request.body && (await withLivingValues(database, request.body));
      return await wire.send({ ...request, body }, { ...own, ...request.headers });
    },
    takeLogs: () => {
      const taken = logs;
      logs = [];
      return taken;
    },
    putBack: async ({ caller, path }, { status, headers }) => {
      sent += 1;
      runtime.reset();
      if (path.startsWith('/api/demo/') && status < 300) await allIsWell(processorUrl);
      if (path === restPaths.secondStepOn)
        await database.query('UPDATE portal_user SET has_second_step = false');
      if (headers['set-cookie']) await callers.renew(caller);
      if (sent % triesForgottenAfter === 0) await database.query('DELETE FROM attempt_throttle');
      if (sent % workedAfter === 0) await work();
    },
    stop: async () => {
      wire.close();
      await edge.stop();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function allIsWell(processorUrl: string): Promise<void> {
  await fetch(new URL('/faults', processorUrl), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'none' }),
  });
}
