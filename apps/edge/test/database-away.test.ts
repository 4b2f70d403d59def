import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  BillingSummaryDocument,
  CancelScheduledPaymentDocument,
  DraftDocument,
  MakePaymentDocument,
  restPaths,
  SaveDraftDocument,
  type TypedDocument,
} from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import type { Database } from '../src/database/database.ts';
import { DatabaseAway } from '../src/database/database-away.ts';
import { joinDatabase, openDatabase } from '../src/database/open-database.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { send } from './support/browser.ts';
import { type Customer, newCustomer, pay, paymentInput } from './support/customers.ts';
import { pkce, signInBody, tokenBody } from './support/portal-client.ts';
import { type ProxiedDatabase, throughProxy } from './support/proxied-database.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';

/** Far below the statement's deadline, which no answer may have waited for. */
const patient = { timeout: 30_000 };
const isMissing = inject('postgresUrl') === null;

interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly code: string | null;
}
type Call = (world: BillingWorld, customer: Customer) => Promise<Told>;

const look = async ({ url }: BillingWorld, { browser }: Customer, path: string): Promise<Response> =>
  await fetch(new URL(path, url), { headers: browser.headers });

async function told(response: Response): Promise<Told> {
  const { status, headers } = response;
  const problem = problemSchema.safeParse(await response.json()).data;
  if (problem) expect(String(problem.retry.after)).toBe(headers.get('retry-after'));
  return { status, headers, code: problem?.code ?? null };
}

const get =
  (path: string): Call =>
  async (world, customer) =>
    await told(await look(world, customer, path));
const post =
  (path: string, body: object): Call =>
  async ({ url }, { browser }) =>
    await told(await send(url, browser, path, body));
const ask =
  <Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: (customer: Customer) => Variables,
  ): Call =>
  async (world, customer) =>
    await world.ask(customer.browser, document, variables(customer));
const { challenge, verifier } = pkce();

/** Whatever needs the database, and the code it answers when that is away. */
const calls: readonly (readonly [string, Call, string])[] = [
  ['who am I', get(restPaths.session), 'LW-SYS-010'],
  ['I am still here', post(restPaths.ping, {}), 'LW-SYS-010'],
  ['signing in', post(restPaths.signIn, signInBody('maple', 'any', challenge)), 'LW-SYS-010'],
  ['trading a code', post(restPaths.token, tokenBody('any', verifier)), 'LW-SYS-010'],
  ['my accounts', get(restPaths.accounts), 'LW-SYS-010'],
  ['my services', get(restPaths.services), 'LW-SYS-010'],
  ['the notice I agreed to', get(restPaths.compliance), 'LW-SYS-010'],
  ['what the community knows of me', get(restPaths.communityStatus), 'LW-SYS-010'],
  ['verifying a card', post(restPaths.cardData, {}), 'LW-SYS-010'],
  ['what is due', ask(BillingSummaryDocument, ({ accountId }) => ({ accountId })), 'LW-SYS-010'],
  ['my draft', ask(DraftDocument, ({ accountId }) => ({ accountId, flow: 'otp' })), 'LW-SYS-010'],
  [
    'keeping a draft',
    ask(SaveDraftDocument, ({ accountId }) => ({ accountId, flow: 'otp', content: '{}' })),
    'LW-SYS-010',
  ],
  ['paying', ask(MakePaymentDocument, (customer) => ({ input: paymentInput(customer) })), 'LW-PAY-060'],
  [
    'cancelling a payment',
    ask(CancelScheduledPaymentDocument, ({ accountId }) => ({ accountId, paymentId: randomUUID() })),
    'LW-PAY-070',
  ],
];

/** What a call to an edge without its database is answered. */
function expectComeBack({ status, headers, code }: Told, expected: string, what: string): void {
  expect([status, code], what).toEqual([503, expected]);
  expect(headers.get('content-type'), what).toMatch(/^application\/problem\+json/);
  expect(Number(headers.get('retry-after')), what).toBeGreaterThan(0);
}

async function expectEveryCallToComeBack(world: BillingWorld, customer: Customer): Promise<void> {
  await Promise.all(
    calls.map(async ([what, call, code]) => expectComeBack(await call(world, customer), code, what)),
  );
}

/** The edge finds by itself that its database is back. */
async function expectServing(world: BillingWorld, customer: Customer): Promise<void> {
  await vi.waitFor(
    async () => {
      const answers = [restPaths.session, '/readyz'].map(async (path) => await look(world, customer, path));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    },
    { timeout: 20_000, interval: 100 },
  );
}

describe.skipIf(isMissing)('An edge whose PostgreSQL', patient, () => {
  const portal = mkdtempSync(join(tmpdir(), 'linework-portal-'));
  let files: TestDatabase;
  let proxied: ProxiedDatabase;
  let world: BillingWorld;
  let customer: Customer;
  beforeAll(async () => {
    writeFileSync(join(portal, 'index.html'), '<!doctype html><title>Portal</title>');
    files = await createTestDatabase('postgresql');
    proxied = await throughProxy(files);
    world = await startWorld(proxied.database, { environment: { PORTAL_DIST: portal } });
    customer = await newCustomer(world);
    // So that there are connections to be lost.
    await expectServing(world, customer);
  });
  afterEach(async () => {
    proxied.line.pass();
    await expectServing(world, customer);
  });
  afterAll(async () => {
    await world.stop();
    await proxied.close();
    await files.remove();
    rmSync(portal, { recursive: true, force: true });
  });

  test('swallows every packet says 503 and when to come back, whatever it is asked', async () => {
    await Promise.all(Array.from({ length: 6 }, async () => await proxied.database.query('SELECT 1')));
    proxied.line.swallowAll();
    await expectEveryCallToComeBack(world, customer);
    expect((await look(world, customer, '/readyz')).status).toBe(503);
    expect((await look(world, customer, '/healthz')).status).toBe(200);
    // Once more: by now the edge knows, and asks nobody.
    await expectEveryCallToComeBack(world, customer);
  });

  test('swallows every packet still gives its page, which asks for itself and is told', async () => {
    proxied.line.swallowAll();
    const page = await look(world, customer, '/billing/pay-bill');
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Portal</title>']);
  });

  test('has forgotten the connections that stand says so, and goes on with new ones', async () => {
    await Promise.all(Array.from({ length: 6 }, async () => await proxied.database.query('SELECT 1')));
    proxied.line.swallowStanding();
    expectComeBack(await get(restPaths.session)(world, customer), 'LW-SYS-010', 'the first to ask');
  });

  test('refuses connections says 503 and when to come back', async () => {
    await proxied.line.refuse();
    await expectEveryCallToComeBack(world, customer);
    await proxied.line.accept();
  });

  test('restarts is found again, without anybody starting the edge anew', async () => {
    await beside(async (database) => {
      await database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    });
    await expectServing(world, customer);
  });

  test('has no connection left to give says 503 and when to come back', async () => {
    const taken = await Promise.all(
      Array.from({ length: 4 }, async () => await proxied.database.pool.connect()),
    );
    await expectEveryCallToComeBack(world, customer);
    for (const client of taken) client.release();
  });

  test('takes long over a statement is waited for', async () => {
    const [row] = await proxied.database.query<{ slept: string }>(
      "SELECT pg_sleep(3)::text || 'slept' AS slept",
    );
    expect(row?.slept).toBe('slept');
  });

  test('is asked little by little in a long transaction is waited for', async () => {
    const count = await proxied.database.transaction(async (open) => {
      let seen = 0;
      for (let turn = 0; turn < 60; turn += 1) {
        seen += (await open.query('SELECT 1')).length;
        await wait(50);
      }
      return seen;
    });
    expect(count).toBe(60);
  });

  test('is asked nothing for long in the middle of a transaction is waited for', async () => {
    const seen = await proxied.database.transaction(async (open) => {
      await open.query('SELECT 1');
      await wait(3_000);
      return await open.query('SELECT 1');
    });
    expect(seen).toHaveLength(1);
  });

  test('does not answer in the middle of a transaction gives that up, too', async () => {
    const transaction = proxied.database.transaction(async (open) => {
      await open.query('SELECT 1');
      proxied.line.swallowAll();
      await open.query('SELECT 1');
    });
    await expect(transaction).rejects.toBeInstanceOf(DatabaseAway);
  });

  test('lets go of what an edge that was cut off had locked', async () => {
    const cutOff = await throughProxy(files, { statementTimeoutMs: 1_000 });
    const client = await cutOff.database.pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [customer.accountId]);
    cutOff.line.swallowStanding();
    await beside(async (database) => {
      await database.query('UPDATE account SET version = version + 1 WHERE id = $1', [customer.accountId]);
    });
    client.release(true);
    await cutOff.close();
  });

  test('takes no more connections says 503 and when to come back', async () => {
    const role = { name: `crowded_${randomUUID().slice(0, 8)}`, password: randomUUID() };
    const limit = async (connections: number) =>
      await beside(async (database) => {
        await database.query(`ALTER ROLE ${role.name} CONNECTION LIMIT ${connections}`);
      });
    await beside(async (database) => {
      await database.query(`CREATE ROLE ${role.name} LOGIN PASSWORD '${role.password}'`);
      await database.query(`GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role.name}`);
    });
    const crowded = await throughProxy(files, { role });
    const besides = await startWorld(crowded.database);
    await limit(0);
    await expectEveryCallToComeBack(besides, customer);
    await limit(-1);
    await expectServing(besides, customer);
    await besides.stop();
    await crowded.close();
    await beside(async (database) => {
      await database.query(`DROP OWNED BY ${role.name}`);
      await database.query(`DROP ROLE ${role.name}`);
    });
  });

  async function beside(work: (database: Database) => Promise<void>): Promise<void> {
    const database = await openDatabase(files.settings);
    await work(database);
    await database.close();
  }
});

describe.skipIf(isMissing)('A payment whose PostgreSQL goes away under it', patient, () => {
  let files: TestDatabase;
  let proxied: ProxiedDatabase;
  let world: BillingWorld;
  let beforeAnswer: () => void = () => undefined;
  beforeAll(async () => {
    files = await createTestDatabase('postgresql');
    proxied = await throughProxy(files);
    world = await startWorld(proxied.database, {
      wrapProcessor: (sandbox) => ({
        ...sandbox,
        charge: async (request) => {
          const charge = await sandbox.charge(request);
          beforeAnswer();
          return charge;
        },
      }),
    });
  });
  afterEach(() => {
    beforeAnswer = () => undefined;
  });
  afterAll(async () => {
    await world.stop();
    await proxied.close();
    await files.remove();
  });

  const chargesOf = async ({ accountId }: Customer) => {
    const payments = await proxied.database.query<{ id: string; status: string }>(
      'SELECT id, status FROM payment WHERE account_id = $1 AND NOT imported',
      [accountId],
    );
    const charges = await world.processor.listCharges('1970-01-01');
    return payments.map(({ id, status }) => ({
      status,
      charges: charges.filter(({ paymentId }) => paymentId === id).length,
    }));
  };

  test('before it is known to be written down takes nothing, and is not made a second time', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    proxied.line.swallowAnswersTo('INSERT INTO payment');
    const lost = await pay(world, customer, {}, key);
    expectComeBack(lost, 'LW-PAY-060', 'the payment');
    proxied.line.pass();
    await expectServing(world, customer);
    expect(await chargesOf(customer)).toEqual([{ status: 'running', charges: 0 }]);
    const again = await pay(world, customer, {}, key);
    expect([again.status, again.code]).toEqual([409, 'LW-PAY-043']);
    expect(await chargesOf(customer)).toEqual([{ status: 'running', charges: 0 }]);
  });

  test('after the charge says that it is being checked, and the same key then tells the end of it', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    // What is sent still arrives; nobody hears so.
    beforeAnswer = () => proxied.line.swallowAnswersTo('');
    const unheard = await pay(world, customer, {}, key);
    expect([unheard.status, unheard.data?.makePayment.outcome]).toEqual([200, 'LW-PAY-040']);
    beforeAnswer = () => undefined;
    proxied.line.pass();
    await expectServing(world, customer);
    const again = await pay(world, customer, {}, key);
    expect(again.data?.makePayment.outcome).toBe('LW-PAY-003');
    expect(await chargesOf(customer)).toEqual([{ status: 'pending', charges: 1 }]);
    expect((await audit(proxied.database, world.processor)).breaches).toEqual([]);
  });
});

describe('An edge whose embedded database ends', patient, () => {
  test('says 503 and when to come back', async () => {
    const files = await createTestDatabase('pglite');
    const owner = await openDatabase(files.settings);
    const database = await joinDatabase(files.settings);
    const world = await startWorld(database);
    const customer = await newCustomer(world);
    await expectServing(world, customer);
    await owner.close();
    await expectEveryCallToComeBack(world, customer);
    await vi.waitFor(async () => expect((await look(world, customer, '/readyz')).status).toBe(503), {
      timeout: 20_000,
    });
    await world.stop();
    await database.close();
    await files.remove();
  });
});
