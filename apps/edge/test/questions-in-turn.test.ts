import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BillingSummaryDocument, pagePaths, restPaths, TransactionsDocument } from '@linework/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { send } from './support/browser.ts';
import { type Customer, newCustomer, pay } from './support/customers.ts';
import { describeOnEachEngine, type EngineUnderTest } from './support/each-engine.ts';

const page = '<meta name="session" content="__SESSION__"><script>"__ANSWERS__"</script>';

describeOnEachEngine('While one account has many questions in flight', (under) => {
  let portal: string;
  let world: BillingWorld;
  let greedy: Customer;
  let other: Customer;
  let held: HeldHistory;
  const logs: string[] = [];
  beforeAll(async () => {
    portal = mkdtempSync(join(tmpdir(), 'linework-portal-'));
    writeFileSync(join(portal, 'index.html'), page);
    held = holdHistory(under);
    world = await startWorld(held.database, { logs, environment: { PORTAL_DIST: portal } });
    [greedy, other] = [await newCustomer(world), await newCustomer(world)];
  });
  beforeEach(() => held.hold(greedy.accountId));
  afterEach(() => held.letGo());
  afterAll(async () => {
    await world.stop();
    rmSync(portal, { recursive: true, force: true });
  });

  const askFor = async ({ browser, accountId }: Customer) =>
    await world.ask(browser, TransactionsDocument, { accountId, first: 5, after: null });
  const askMany = (count: number) => Array.from({ length: count }, async () => await askFor(greedy));
  const pageOf = async ({ browser }: Pick<Customer, 'browser'>) => {
    const answer = await fetch(`${world.url}${pagePaths.payBill}`, { headers: browser.headers });
    return { status: answer.status, text: await answer.text() };
  };
  const half = () => Math.floor(under.database.pool.options.max / 2);
  const halfIsHeld = async () =>
    await vi.waitFor(() => expect(held.underWay()).toBeGreaterThanOrEqual(half()), { timeout: 10_000 });

  test('others are answered: it has half of the connections, and all of its questions are answered in turn', async () => {
    const many = askMany(150);
    await halfIsHeld();
    const { browser, accountId } = other;
    const meanwhile = await Promise.all([
      ...Array.from({ length: 10 }, async () => (await askFor(other)).status),
      (await world.ask(browser, BillingSummaryDocument, { accountId })).status,
    ]);
    expect(new Set(meanwhile)).toEqual(new Set([200]));
    expect(held.underWay()).toBe(half());
    held.letGo();
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('one too many is told when to come back, which is nobody’s fault, and payments go through', async () => {
    const many = askMany(230);
    const refused = await Promise.any(many);
    expect(refused).toMatchObject({ status: 503, code: 'LW-SYS-010' });
    expect(refused.headers.get('retry-after')).toBe('2');
    await halfIsHeld();
    expect((await pay(world, greedy)).data?.makePayment.outcome).toBe('LW-PAY-003');
    held.letGo();
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(half() + 200);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(logs.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect((await askFor(greedy)).status).toBe(200);
  });

  test('whoever hangs up while they wait gives their place to whoever asks next', async () => {
    const page = new AbortController();
    const from = logs.length;
    const leftOrRefused = () => logs.slice(from).filter((line) => line.includes('LW-SYS-010')).length;
    const variables = { accountId: greedy.accountId, first: 5, after: null };
    const body = { documentId: TransactionsDocument.id, variables };
    const gone = Array.from({ length: 230 }, async () => {
      await send(world.url, greedy.browser, restPaths.graph, body, undefined, page.signal);
    });
    await Promise.any(gone);
    await halfIsHeld();
    page.abort();
    await Promise.allSettled(gone);
    await vi.waitFor(() => expect(leftOrRefused()).toBe(230 - half()), { timeout: 10_000 });
    const next = askMany(200);
    held.letGo();
    expect(new Set((await Promise.all(next)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('pages come: those of others with their answers, its own without them where too many wait', async () => {
    const many = askMany(230);
    await Promise.any(many);
    const ofOther = await pageOf(other);
    expect(ofOther.status).toBe(200);
    expect(ofOther.text).toContain('"BillingSummary"');
    const own = await pageOf(greedy);
    expect(own.status).toBe(200);
    expect(own.text).not.toContain('"BillingSummary"');
    held.letGo();
    await Promise.all(many);
    expect((await pageOf(greedy)).text).toContain('"BillingSummary"');
  });

  test('a session that began at another copy of the edge is its account’s from its first page on', async () => {
    const [owner] = greedy.users;
    const elsewhere = async () => ({ browser: await world.signIn(owner, greedy.accountId, false) });
    const waits = await elsewhere();
    const many = askMany(230);
    await Promise.any(many);
    expect((await pageOf(waits)).text).not.toContain('"BillingSummary"');
    held.letGo();
    await Promise.all(many);
    expect((await pageOf(await elsewhere())).text).toContain('"BillingSummary"');
  });
});

interface HeldHistory {
  readonly database: Database;
  /** From now on what happened on this account is not told before it is let go. */
  hold(accountId: string): void;
  letGo(): void;
  /** How many questions for it are with the database now. */
  underWay(): number;
}

/** A database that takes its time for an account's history. On PostgreSQL each question keeps its connection meanwhile. */
function holdHistory({ database, engine }: EngineUnderTest): HeldHistory {
  let heldAccount = '';
  let goOn = Promise.withResolvers<void>();
  let underWay = 0;
  const wait = async () => {
    underWay += 1;
    await (engine === 'postgresql'
      ? database.transaction(async () => await goOn.promise)
      : goOn.promise
    ).finally(() => {
      underWay -= 1;
    });
  };
  return {
    database: {
      ...database,
      async query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]> {
        if (sql.includes('"sortedBy"') && values?.includes(heldAccount)) await wait();
        return await database.query<Row>(sql, values);
      },
    },
    hold: (accountId) => {
      heldAccount = accountId;
      goOn = Promise.withResolvers<void>();
    },
    letGo: () => {
      heldAccount = '';
      goOn.resolve();
    },
    underWay: () => underWay,
  };
}
