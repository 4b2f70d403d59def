import { randomUUID } from 'node:crypto';
import { EditPaymentMethodDocument, restPaths } from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { storyToday } from '@linework/fixtures';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashToken } from '../src/access/tokens.ts';
import type { Database } from '../src/database/database.ts';
import type { Parameters } from '../src/database/parameters.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { send } from './support/browser.ts';
import { type Customer, dollars, newCustomer, pay } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

const many = 60;
const nothingToEdit = {
  methodId: '',
  version: 1,
  name: null,
  makePreferred: false,
  cardDataToken: null,
};

describeOnEachEngine('While one account asks for much beside the graph', (under) => {
  let world: BillingWorld;
  let greedy: Customer;
  let other: Customer;
  let held: HeldReads;
  const logs: string[] = [];
  beforeAll(async () => {
    held = holdReads(under.database);
    world = await startWorld(held.database, { logs });
    [greedy, other] = [await newCustomer(world), await newCustomer(world)];
  });
  beforeEach(() => held.hold(greedy));
  afterEach(() => held.letGo());
  afterAll(async () => await world.stop());

  const get = async ({ browser }: Customer, path: string): Promise<Answered> => {
    const answer = await fetch(`${world.url}${path}`, { headers: browser.headers });
    return {
      status: answer.status,
      text: await answer.text(),
      retryAfter: answer.headers.get('retry-after'),
    };
  };
  const times = async <Result>(ask: () => Promise<Result>): Promise<Result[]> =>
    await Promise.all(Array.from({ length: many }, ask));
  const half = () => Math.floor(under.database.pool.options.max / 2);
  const range = `from=2026-01-01&to=${storyToday}`;

  test.each([
    ['CSV', restPaths.statementCsv],
    ['PDF', restPaths.statementPdf],
  ])(
    'three of its documents are made at once as %s: one more is told when to come back, and others have theirs',
    async (_kind, path) => {
      const refused: Answered[] = [];
      const asked = times(async () => {
        const answer = await get(greedy, `${path}?${range}`);
        if (answer.status !== 200) refused.push(answer);
        return answer.status;
      });
      await vi.waitFor(() => expect(refused).toHaveLength(many - 3), { timeout: 10_000 });
      expect((await get(other, `${path}?${range}`)).status).toBe(200);
      held.letGo();
      expect((await asked).filter((status) => status === 200)).toHaveLength(3);
      for (const { status, text, retryAfter } of refused) {
        expect([status, retryAfter]).toEqual([503, '5']);
        expect(problemSchema.parse(JSON.parse(text)).code).toBe('LW-STM-030');
      }
      expect(held.most()).toBeLessThanOrEqual(3);
      expect((await get(greedy, `${path}?${range}`)).status).toBe(200);
    },
  );

  test('what it asks of the account waits behind its own, all of it is answered, and others have theirs meanwhile', async () => {
    const asked = times(async () => (await get(greedy, restPaths.accounts)).status);
    await vi.waitFor(() => expect(held.underWay()).toBeGreaterThan(0));
    expect((await get(other, restPaths.accounts)).status).toBe(200);
    held.letGo();
    expect(new Set(await asked)).toEqual(new Set([200]));
    expect(held.most()).toBeLessThanOrEqual(Math.min(4, half()));
  });

  test('changes of it that are refused over and over read a few at a time, and every one is answered', async () => {
    const refused = async () => [
      (await pay(world, greedy, { expectedAmountDue: dollars(1) })).status,
      (
        await world.ask(greedy.browser, EditPaymentMethodDocument, {
          input: { accountId: greedy.accountId, ...nothingToEdit },
        })
      ).status,
    ];
    const asked = times(refused);
    await vi.waitFor(() => expect(held.underWay()).toBeGreaterThan(0));
    expect((await pay(world, other)).data?.makePayment.outcome).toBe('LW-PAY-003');
    held.letGo();
    expect(new Set((await asked).flat())).not.toContain(503);
    expect(held.most()).toBeLessThanOrEqual(4);
    expect((await pay(world, greedy)).data?.makePayment.outcome).toBe('LW-PAY-003');
  });

  test('1,050 changes of one user are kept, one more is refused in each of their sessions, and whoever hangs up leaves the line to a colleague', async () => {
    const [owner, other] = greedy.users;
    if (!other) throw new Error('This account has a colleague');
    const elsewhere = { ...greedy, browser: await world.signIn(owner, greedy.accountId) };
    const colleague = { ...greedy, browser: await world.signIn(other, greedy.accountId, false) };
    const from = logs.length;
    const leftOrRefused = () => logs.slice(from).filter((line) => line.includes('LW-SYS-010')).length;
    const variables = { input: { accountId: greedy.accountId, ...nothingToEdit } };
    const page = new AbortController();
    let refused = 0;
    const asked = Array.from({ length: 1_100 }, async () => {
      const body = { documentId: EditPaymentMethodDocument.id, variables };
      const answer = await send(world.url, greedy.browser, restPaths.graph, body, randomUUID(), page.signal);
      if (answer.status === 503) refused += 1;
    });
    await vi.waitFor(() => expect(refused).toBe(50), { timeout: 20_000 });
    expect(await pay(world, elsewhere)).toMatchObject({ status: 503, code: 'LW-SYS-010' });
    const paying = pay(world, colleague);
    page.abort();
    await Promise.allSettled(asked);
    await vi.waitFor(() => expect(leftOrRefused()).toBe(51 + 1_042), { timeout: 20_000 });
    held.letGo();
    expect((await paying).data?.makePayment.outcome).toMatch(/^LW-PAY/);
    await vi.waitFor(() => expect(held.underWay()).toBe(0));
    expect(held.all()).toBe(8);
    expect(logs.slice(from).filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

interface HeldReads {
  readonly database: Database;
  /** From now on nothing of this customer's account is told before it is let go. */
  hold(customer: Customer): void;
  letGo(): void;
  /** How many of its reads are with the database now. */
  underWay(): number;
  /** How many there were at once since they were held. */
  most(): number;
  /** How many there were since then. */
  all(): number;
}

/** The token's hash, by which the database is asked whose a session is. */
const sessionHash = ({ browser }: Customer): Buffer =>
  hashToken(/=([^;]+)/.exec(browser.headers.cookie ?? '')?.[1] ?? '');

/** A database that takes its time for what is read of one account. */
function holdReads(database: Database): HeldReads {
  let hash: Buffer | null = null;
  let goOn = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;
  let all = 0;
  const isHeld = ({ values }: Parameters) =>
    values.some((value) => Buffer.isBuffer(value) && hash !== null && value.equals(hash));
  return {
    database: {
      ...database,
      async rowFor<Row>(sql: string, asked: Parameters): Promise<Row | null> {
        if (!isHeld(asked)) return await database.rowFor<Row>(sql, asked);
        underWay += 1;
        all += 1;
        most = Math.max(most, underWay);
        await goOn.promise;
        return await database.rowFor<Row>(sql, asked).finally(() => {
          underWay -= 1;
        });
      },
    },
    hold: (customer) => {
      hash = sessionHash(customer);
      goOn = Promise.withResolvers<void>();
      most = 0;
      all = 0;
    },
    letGo: () => goOn.resolve(),
    underWay: () => underWay,
    most: () => most,
    all: () => all,
  };
}
