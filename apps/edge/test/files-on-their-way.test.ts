import { connect } from 'node:net';
import { restPaths } from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { expect, test, vi } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { startWorld } from './support/billing-world.ts';
import type { Browser } from './support/browser.ts';
import { newCustomer } from './support/customers.ts';
import { describeOnEachEngine, describeSeededOnOneEngine } from './support/each-engine.ts';
import { startEdgeUnderTest } from './support/edge-under-test.ts';

/** A database in which the lines of files are read once `until` is there. */
const heldLines = (database: Database, until: Promise<void>): Database => ({
  ...database,
  async query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]> {
    if (sql.includes('"sortedBy"')) await until;
    return await database.query<Row>(sql, values);
  },
});

/** Asks for a file on a connection of its own, and hangs up as it begins. */
async function beginAndLeave(url: string, { headers }: Browser): Promise<void> {
  const { hostname, port } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${restPaths.transactionFile} HTTP/1.1\r\nHost: ${hostname}\r\n${lines.join('')}\r\n`),
    );
    socket.once('error', reject);
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
  });
}

describeOnEachEngine('Files of transactions on their way', (under) => {
  test('are two of one account and six in all: one more is told when to come back, and others have theirs', async () => {
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>();
    const logs: string[] = [];
    const world = await startWorld(heldLines(under.database, goOn), { logs });
    try {
      const [greedy, second, third, last] = [
        await newCustomer(world, 'current'),
        await newCustomer(world, 'current'),
        await newCustomer(world, 'current'),
        await newCustomer(world, 'current'),
      ];
      const ask = async ({ browser }: typeof greedy) =>
        await fetch(`${world.url}${restPaths.transactionFile}`, { headers: browser.headers });
      const expectRefused = async (answer: Response) => {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        const { code, retry } = problemSchema.parse(await answer.json());
        expect([code, retry]).toEqual(['LW-TRX-030', { allowed: true, newKey: false, after: 5 }]);
      };
      const onTheirWay = [await ask(greedy), await ask(greedy)];
      await expectRefused(await ask(greedy));
      for (const other of [second, second, third, third]) onTheirWay.push(await ask(other));
      await expectRefused(await ask(last));
      letGo();
      for (const file of onTheirWay) {
        expect(file.status).toBe(200);
        expect(await file.text()).toContain('\r\n"20');
      }
      for (const customer of [greedy, last]) {
        const next = await ask(customer);
        await next.text();
        expect(next.status).toBe(200);
      }
      expect(logs.filter((line) => line.includes('"level":50'))).toEqual([]);
    } finally {
      letGo();
      await world.stop();
    }
  });

  test('give their places back where they cannot be made, and where their readers have gone', async () => {
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>();
    const world = await startWorld(heldLines(under.database, goOn));
    try {
      const { browser } = await newCustomer(world, 'current');
      const ask = async (query = '') =>
        await fetch(`${world.url}${restPaths.transactionFile}?${query}`, { headers: browser.headers });
      for (let times = 0; times < 8; times += 1) {
        const refused = await ask('language=none');
        expect(problemSchema.parse(await refused.json()).code).toBe('LW-SYS-060');
      }
      for (let times = 0; times < 2; times += 1) await beginAndLeave(world.url, browser);
      const next = await vi.waitFor(async () => {
        const answer = await ask();
        if (!answer.ok) await answer.text();
        expect(answer.status).toBe(200);
        return answer;
      });
      letGo();
      expect(await next.text()).toContain('\r\n"20');
    } finally {
      letGo();
      await world.stop();
    }
  });
});

// Whatever database answers it: what counts is more than the connection itself has room for.
describeSeededOnOneEngine('A file of transactions that nobody takes', (under) => {
  test('is cut off after a while, never looks whole, and gives its place back', async () => {
    const edge = await startEdgeUnderTest(under.database);
    try {
      const customer = await edge.signedIn('maple');
      await under.database.query(
        `INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
         SELECT m.account_id, gen_random_uuid(), 'credit', '2020-01-01', 0, now()
         FROM account_member m JOIN portal_user u ON u.id = m.user_id, generate_series(1, 60000)
         WHERE u.username = 'maple' AND m.is_default`,
      );
      const ask = async (query = '') => await customer.get(`${restPaths.transactionFile}?${query}`);
      const untaken = [await ask(), await ask()];
      expect(untaken.map(({ status }) => status)).toEqual([200, 200]);
      const refused = await ask('kind=payment');
      expect(problemSchema.parse(await refused.json()).code).toBe('LW-TRX-030');
      await vi.waitFor(
        async () => {
          edge.passTime(31_000);
          const next = await ask('kind=payment');
          await next.text();
          expect(next.status).toBe(200);
        },
        { timeout: 20_000, interval: 250 },
      );
      const taken = await Promise.allSettled(untaken.map(async (file) => (await file.text()).length));
      expect(taken.map(({ status }) => status)).toContain('rejected');
    } finally {
      await edge.stop();
    }
  });
});
