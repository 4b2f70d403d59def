import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headerNames, restPaths, type TypedDocument } from '@linework/contract';
import type { AccountFacts, Clock, PaymentMethod, User } from '@linework/domain';
import { writeFacts } from '../../src/billing/write-facts.ts';
import { type Configuration, readConfiguration } from '../../src/configuration/configuration.ts';
import type { Database } from '../../src/database/database.ts';
import { buildEdge, type Edge } from '../../src/http/build-edge.ts';
import { httpProcessor } from '../../src/processor/http-processor.ts';
import type { MethodNumbers, ProcessorPort } from '../../src/processor/processor-port.ts';
import {
  sandboxBankAccounts,
  sandboxCards,
  sandboxRoutingNumber,
} from '../../src/processor/sandbox-numbers.ts';
import { buildSandboxProcessor } from '../../src/processor/sandbox-processor.ts';
import { openSandboxStore } from '../../src/processor/sandbox-store.ts';
import { cookieNames } from '../../src/session/cookies.ts';
import { startSession } from '../../src/session/session-store.ts';
import { xsrfTokens } from '../../src/session/tokens.ts';

/** A person signed in to an account, with a browser's cookies. */
export interface Browser {
  readonly accountId: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data | null;
  /** The problem's code: of the whole answer, or of the first field that failed. */
  readonly code: string | null;
}

export interface BillingWorld {
  readonly url: string;
  readonly processor: ProcessorPort;
  readonly configuration: Configuration;
  readonly edge: Edge;
  /** The business clock. */
  readonly clock: Clock;
  /** Moves the business clock. */
  setNow(instant: string): void;
  addAccount(facts: AccountFacts, users: readonly User[], numbers?: SavedNumbers): Promise<void>;
  signIn(user: User, accountId: string): Promise<Browser>;
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

/** Which sandbox card or bank account stands behind a saved method, by the method's id; one that pays unless named. */
export type SavedNumbers = Readonly<Record<string, string>>;

function numbersOf({ id, type }: PaymentMethod, named: SavedNumbers): MethodNumbers {
  if (type === 'creditCard') {
    const card = sandboxCards.find(({ name }) => name === (named[id] ?? 'approved'));
    return { type, cardNumber: card?.number ?? '', expiration: '2030-12' };
  }
  const bank = sandboxBankAccounts.find(({ name }) => name === (named[id] ?? 'bankSettles'));
  return {
    type,
    routingNumber: sandboxRoutingNumber,
    accountNumber: bank?.accountNumber ?? '',
    accountType: 'checking',
  };
}

export interface WorldOptions {
  readonly now?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Stands in front of the sandbox, to see or delay what reaches it. */
  readonly wrapProcessor?: (sandbox: ProcessorPort) => ProcessorPort;
}

/** An edge that listens, on a test's own database, with a sandbox processor that keeps its record on disk. */
export async function startWorld(database: Database, options: WorldOptions = {}): Promise<BillingWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'linework-world-'));
  const configuration = readConfiguration({
    PORTAL_ENV: 'dev',
    LOG_LEVEL: 'silent',
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
  const runtime = {
    isInMaintenance: () => false,
    clock,
    set: async () => undefined,
    refresh: async () => undefined,
    stop: () => undefined,
  };
  const realClock: Clock = { now: () => new Date() };
  const edge = await buildEdge({ configuration, database, processor, runtime, clock, realClock });
  const url = await edge.app.listen({ host: '127.0.0.1', port: 0 });
  const xsrf = xsrfTokens(configuration.sessionSecret);
  const names = cookieNames(configuration.secureCookies);

  const send = async (browser: Browser, path: string, body: object, key?: string) =>
    await fetch(new URL(path, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...browser.headers,
        ...(key !== undefined && { [headerNames.idempotencyKey]: key }),
      },
      body: JSON.stringify(body),
    });

  return {
    url,
    processor,
    configuration,
    edge,
    clock,
    setNow: (instant) => {
      now = instant;
    },
    addAccount: async (facts, users, numbers = {}) => {
      const tokens = new Map<string, string>();
      for (const method of facts.methods) {
        tokens.set(method.id, (await direct.tokenize(numbersOf(method, numbers))).token);
      }
      await database.transaction(async (transaction) => {
        await writeFacts(transaction, { facts, processorTokens: tokens });
        for (const user of users) {
          await transaction.query(
            `INSERT INTO portal_user (id, username, password_hash, first_name, last_name, email, user_type, created_at)
             VALUES ($1, $2, 'none', $3, $4, $5, $6, now()) ON CONFLICT (id) DO NOTHING`,
            [user.id, user.username, user.firstName, user.lastName, user.email, user.userType],
          );
          await transaction.query(
            'INSERT INTO account_member (account_id, user_id, role, is_default) VALUES ($1, $2, $3, true)',
            [facts.account.id, user.id, user.role],
          );
        }
      });
    },
    signIn: async (user, accountId) => {
      const session = await startSession(database, { userId: user.id, accountId }, null, new Date());
      const token = xsrf.issue(session.tokenHash);
      return {
        accountId,
        headers: {
          cookie: `${names.session}=${session.token}; ${names.xsrf}=${token}`,
          [headerNames.xsrf]: token,
        },
      };
    },
    ask: async (browser, document, variables, idempotencyKey = randomUUID()) => {
      const response = await send(
        browser,
        restPaths.graph,
        { query: document.text, variables, operationName: document.name },
        idempotencyKey,
      );
      // What a test reads is the contract's own type; the mappers that the portal uses check it.
      const body = await response.json();
      return {
        status: response.status,
        headers: response.headers,
        data: body.data ?? null,
        code: body.code ?? body.errors?.[0]?.extensions?.code ?? null,
      };
    },
    cardData: async (browser, body) => {
      const response = await send(browser, restPaths.cardData, body);
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
