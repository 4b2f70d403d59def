import { headerNames, restPaths, type TypedDocument } from '@linework/contract';
import type { Clock } from '@linework/domain';
import { buildEdge, type Edge } from '../../src/build-edge.ts';
import type { PaymentRoundServices } from '../../src/capabilities/payments/index.ts';
import { readConfiguration } from '../../src/configuration/configuration.ts';
import type { Configuration } from '../../src/configuration/configuration.types.ts';
import type { Database } from '../../src/database/database.ts';
import { noTakeover } from '../../src/database/takeover.ts';
import { ProcessorSilent, ProcessorUnavailable } from '../../src/processor/processor-port.ts';
import { openSandboxStore } from '../../src/sandbox/processor/sandbox-store.ts';
import type { Browser } from '../../test/support/browser.ts';
import { type Gate, openGate } from './gate.ts';
import { gatedDatabase, gatedProcessor, type SimulatedProcessor, simulatedProcessor } from './ports.ts';

/** The whole edge on a real database, with a processor and a clock that only the simulation moves. */
export interface World {
  readonly configuration: Configuration;
  /** Not through the gate: the billing system's, and for looking. */
  readonly database: Database;
  readonly processor: SimulatedProcessor;
  readonly clock: Clock;
  readonly gate: Gate;
  /** What a round could not deal with, and is no death. */
  readonly faults: unknown[];
  setNow(now: Date): void;
  /** What a worker stands on that has just started. */
  newWorker(): PaymentRoundServices;
  ask<Data, Variables>(
    browser: Browser,
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    key: string,
  ): Promise<Data | null>;
  /** The single-use token of a saved card's security code; `null` where it was not given. */
  proveCard(browser: Browser, paymentMethodId: string): Promise<string | null>;
  /** The single-use token of a card's number; `null` where it cannot be proved now. */
  proveNumber(browser: Browser, cardNumber: string): Promise<string | null>;
  /** Forgets every account and all that belongs to it. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

export async function startWorld(database: Database): Promise<World> {
  const configuration = readConfiguration({ PORTAL_ENV: 'dev', LOG_LEVEL: 'silent' });
  let now = new Date();
  const clock: Clock = { now: () => now };
  const realClock: Clock = { now: () => new Date() };
  const processor = simulatedProcessor(openSandboxStore(':memory:'), clock);
  const gate = openGate();
  const faults: unknown[] = [];
  const runtime = {
    isInMaintenance: () => false,
    isBillPayUnavailable: () => false,
    areDocumentsUnavailable: () => false,
    areDocumentsCutOff: () => false,
    sampleAlerts: () => 'none' as const,
    toggleOverrides: () => ({}),
    variantOverrides: () => ({}),
    clock,
    set: async () => undefined,
    refresh: async () => undefined,
    stop: () => undefined,
  };
  const ports = {
    database: gatedDatabase(database, gate),
    processor: gatedProcessor(processor.port, gate),
    clock,
    realClock,
  };
  const edge = await buildEdge({ ...ports, configuration, takeover: noTakeover, runtime });
  const emptying = await emptyingOf(database);
  return {
    configuration,
    database,
    processor,
    clock,
    gate,
    faults,
    setNow: (instant) => {
      now = instant;
    },
    newWorker: () => ({
      ...ports,
      places: new Map(),
      notePayment: () => undefined,
      onFault: (error) => {
        const isAway = error instanceof ProcessorUnavailable || error instanceof ProcessorSilent;
        if (!gate.isDead && !(isAway && processor.fault !== 'none')) faults.push(error);
      },
    }),
    ask: async (browser, { id: documentId }, variables, key) => {
      const body = await post(edge, browser, restPaths.graph, { documentId, variables }, key);
      return body?.data ?? null;
    },
    proveCard: async (browser, paymentMethodId) => {
      const asked = { type: 'savedCard', paymentMethodId, securityCode: '123' };
      const body = await post(edge, browser, restPaths.cardData, asked);
      return typeof body?.token === 'string' ? body.token : null;
    },
    proveNumber: async (browser, cardNumber) => {
      const body = await post(edge, browser, restPaths.cardData, {
        type: 'creditCard',
        cardNumber,
        ...holder,
      });
      return typeof body?.token === 'string' ? body.token : null;
    },
    clear: async () => {
      processor.begin(openSandboxStore(':memory:'));
      faults.length = 0;
      await database.query(emptying);
    },
    stop: async () => await edge.stop(),
  };
}

const holder = {
  nameOnCard: 'Dana Whitfield',
  expiration: '2039-08',
  postalCode: '14607',
  securityCode: '123',
};

/** A call without a socket: the whole of the edge but its wire. */
async function post({ app }: Edge, { headers }: Browser, url: string, body: object, key?: string) {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(key && { [headerNames.idempotencyKey]: key }) },
    payload: body,
  });
  return response.json();
}

/**
 * Everything that belongs to accounts and to people, in one statement. What refuses to be deleted from stays as it is: only
 * what is done on a customer's behalf stands there, and nobody does that here.
 */
async function emptyingOf(database: Database): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('account_id', 'user_id', 'subject')
       AND table_name NOT IN (
         SELECT event_object_table FROM information_schema.triggers
         WHERE trigger_schema = 'public' AND event_manipulation = 'DELETE'
       )
     ORDER BY 1`,
  );
  const all = [...tables.map(({ name }) => name), 'account', 'portal_user'];
  const parts = all.map((name, place) => `gone_${place} AS (DELETE FROM ${name})`);
  return `WITH ${parts.join(', ')} SELECT 1`;
}
