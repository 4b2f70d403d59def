import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restPaths } from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cookieNames } from '../src/access/cookies.ts';
import { hashToken, newToken } from '../src/access/tokens.ts';
import type { Database } from '../src/database/database.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { tokenBody } from './support/portal-client.ts';

const ofUser = 8;
const ofNetwork = 16;
const ofSite = 32;
const mostOfUser = 200;

describeOnEachEngine('While somebody calls again and again', (under) => {
  let world: BillingWorld;
  let held: HeldSessions;
  let portal: string;
  const logs: string[] = [];
  beforeAll(async () => {
    held = holdSessions(under.database);
    portal = mkdtempSync(join(tmpdir(), 'linework-portal-'));
    writeFileSync(join(portal, 'index.html'), '<meta name="session" content="__SESSION__">');
    world = await startWorld(held.database, { logs, environment: { TRUST_PROXY: '1', PORTAL_DIST: portal } });
  });
  afterEach(() => held.letGo());
  afterAll(async () => {
    await world.stop();
    rmSync(portal, { recursive: true, force: true });
  });

  const left = (from: number) => logs.slice(from).filter((line) => line.includes('left the line')).length;
  const faults = (from: number) => logs.slice(from).filter((line) => line.includes('"level":50'));

  // A connection for each call, gone with it: of those that `fetch` keeps some are never used, and stopping waits for them.
  const call = async (path: string, asks: Asked, signal?: AbortSignal): Promise<Answered> =>
    await new Promise((resolve, reject) => {
      const { body, ...how } = asks;
      const options = { ...how, agent: false, ...(signal && { signal }) };
      request(new URL(path, world.url), options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        answer.on('error', reject).on('end', () => {
          const retryAfter = answer.headers['retry-after'] ?? null;
          resolve({ status: answer.statusCode ?? 0, text, retryAfter });
        });
      })
        .on('error', reject)
        .end(body);
    });
  const devices = async (headers: Readonly<Record<string, string>>, signal?: AbortSignal) =>
    await call(restPaths.devices, { headers }, signal);
  /** As whoever has a cookie that is no session's. */
  const madeUp = async (network: string, signal?: AbortSignal) =>
    await devices(
      {
        cookie: `${cookieNames(world.configuration.secureCookies).session}=${newToken()}`,
        'x-forwarded-for': network,
      },
      signal,
    );
  const exchange = async (network: string, signal?: AbortSignal) =>
    await call(
      restPaths.token,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
        body: JSON.stringify(tokenBody(newToken(), newToken())),
      },
      signal,
    );
  const times = <Result>(count: number, ask: (index: number) => Promise<Result>) =>
    Array.from({ length: count }, async (_, index) => await ask(index));

  test('a user has a few calls under way in all sessions, the rest in turn, and a colleague waits for none', async () => {
    const customer = await newCustomer(world);
    const [owner, other] = customer.users;
    if (!other) throw new Error('This account has a colleague');
    const [elsewhere, colleague] = [
      await world.signIn(owner, customer.accountId),
      await world.signIn(other, customer.accountId),
    ];
    held.hold(customer.browser.headers, elsewhere.headers);
    const asked = times(60, async (index) => {
      const { headers } = index % 2 === 0 ? customer.browser : elsewhere;
      return (await devices(headers)).status;
    });
    await vi.waitFor(() => expect(held.underWay()).toBe(ofUser));
    expect((await devices(colleague.headers)).status).toBe(200);
    held.letGo();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    expect(held.most()).toBe(ofUser);
  });

  test('one too many is told when to come back, and whoever hangs up leaves the line', async () => {
    const { browser }: Customer = await newCustomer(world);
    const from = logs.length;
    held.hold(browser.headers);
    const page = new AbortController();
    const refused: Answered[] = [];
    const asked = times(ofUser + mostOfUser + 10, async () => {
      const answer = await devices(browser.headers, page.signal);
      if (answer.status !== 200) refused.push(answer);
    });
    await vi.waitFor(() => expect(refused).toHaveLength(10), { timeout: 10_000 });
    for (const { status, text, retryAfter } of refused) {
      expect([status, retryAfter]).toEqual([503, '2']);
      expect(problemSchema.parse(JSON.parse(text)).code).toBe('LW-SYS-010');
    }
    page.abort();
    await Promise.allSettled(asked);
    await vi.waitFor(() => expect(left(from)).toBe(mostOfUser), { timeout: 10_000 });
    const next = devices(browser.headers);
    held.letGo();
    expect((await next).status).toBe(200);
    expect(held.all()).toBe(ofUser + 1);
    expect(faults(from)).toEqual([]);
  });

  test.each([
    ['with codes that are none', exchange],
    ['with cookies of no session', madeUp],
  ])(
    'a network whose callers are not signed in has a few calls under way %s, leaves the line, and no other waits',
    async (_how, ask) => {
      const from = logs.length;
      held.hold('whoever is not signed in');
      const gone = new AbortController();
      const asked = times(200, async () => await ask('192.0.2.1', gone.signal));
      await vi.waitFor(() => expect(held.underWay()).toBe(ofNetwork));
      held.passOthers();
      expect((await ask('203.0.113.1')).status).toBe(401);
      gone.abort();
      await Promise.allSettled(asked);
      await vi.waitFor(() => expect(left(from)).toBe(200 - ofNetwork), { timeout: 10_000 });
      held.letGo();
      expect((await ask('192.0.2.1')).status).toBe(401);
      expect(held.most()).toBe(ofNetwork);
      expect(faults(from)).toEqual([]);
    },
  );

  test('a page of whoever is signed in waits for none of their network', async () => {
    const { browser, users } = await newCustomer(world);
    held.hold('whoever is not signed in');
    const asked = times(100, async () => (await exchange('192.0.2.7')).status);
    await vi.waitFor(() => expect(held.underWay()).toBe(ofNetwork));
    held.passOthers();
    const page = await call('/account-summary', {
      headers: { ...browser.headers, accept: 'text/html', 'x-forwarded-for': '192.0.2.7' },
    });
    expect(page.text).toContain(users[0].firstName);
    held.letGo();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([401]));
  });

  test('a session that has ended takes no place of its user', async () => {
    const customer = await newCustomer(world);
    const gone = await world.signIn(customer.users[0], customer.accountId);
    expect((await call(restPaths.logout, { method: 'POST', headers: gone.headers })).status).toBe(204);
    expect((await devices(gone.headers)).status).toBe(401);
    held.hold(gone.headers);
    const asked = times(ofUser, async () => await devices(gone.headers));
    await vi.waitFor(() => expect(held.underWay()).toBe(ofUser));
    expect((await devices(customer.browser.headers)).status).toBe(200);
    held.letGo();
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([401]));
  });

  test('the many networks of one site have no more than twice as many', async () => {
    held.hold('whoever is not signed in');
    const asked = times(100, async (index) => (await exchange(`2001:db8:1:${index.toString(16)}::1`)).status);
    await vi.waitFor(() => expect(held.underWay()).toBe(ofSite));
    held.passOthers();
    expect((await exchange('2001:db8:2::1')).status).toBe(401);
    held.letGo();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([401]));
    expect(held.most()).toBe(ofSite);
  });
});

interface Asked {
  readonly method?: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

interface HeldSessions {
  readonly database: Database;
  /** From now on nothing is told of these sessions, or of codes and cookies of nobody, before it is let go. */
  hold(...whose: readonly ('whoever is not signed in' | Customer['browser']['headers'])[]): void;
  /** Whoever comes from now on is told. */
  passOthers(): void;
  letGo(): void;
  /** How many wait for the database now, and did at the most and in all since they were held. */
  underWay(): number;
  most(): number;
  all(): number;
}

/** The token's hash, by which the database is asked whose a session is. */
const sessionHash = ({ cookie = '' }: Customer['browser']['headers']): Buffer =>
  hashToken(/=([^;]+)/.exec(cookie)?.[1] ?? '');

/** A database that takes its time for whose a session or a code is. */
function holdSessions(database: Database): HeldSessions {
  let isHeld: (values: readonly unknown[]) => boolean = () => false;
  let goOn = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;
  let all = 0;
  return {
    database: {
      ...database,
      async query<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
        const isLook = /FROM portal_session s|UPDATE authorization_code/.test(sql) && isHeld(values);
        if (!isLook) return await database.query<Row>(sql, values);
        underWay += 1;
        all += 1;
        most = Math.max(most, underWay);
        await goOn.promise;
        return await database.query<Row>(sql, values).finally(() => {
          underWay -= 1;
        });
      },
    },
    hold: (...whose) => {
      const hashes = whose.flatMap((one) => (typeof one === 'string' ? [] : [sessionHash(one)]));
      isHeld = (values) =>
        hashes.length === 0 ||
        values.some((value) => Buffer.isBuffer(value) && hashes.some((hash) => hash.equals(value)));
      goOn = Promise.withResolvers<void>();
      [most, all] = [0, 0];
    },
    passOthers: () => {
      isHeld = () => false;
    },
    letGo: () => {
      goOn.resolve();
    },
    underWay: () => underWay,
    most: () => most,
    all: () => all,
  };
}
