import { expect, test } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { askedParameters, parameters } from '../src/database/parameters.ts';
import { isUniqueViolation } from '../src/database/sql-errors.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

const account = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

async function keep(database: Database, accountId: string, flow: string): Promise<void> {
  const p = parameters();
  await database.write(
    accountId,
    `INSERT INTO draft (account_id, user_id, flow, content, updated_at, expires_at)
     VALUES (${p.uuid(accountId)}, ${p.uuid(account(0))}, ${p.text(flow)}, '', ${p.instant(new Date())},
       ${p.instant(new Date())})`,
    p.values,
  );
}

async function kept(database: Database, flow: string): Promise<string[]> {
  const rows = await database.query<{ account_id: string }>(
    'SELECT account_id FROM draft WHERE flow = $1 ORDER BY account_id',
    [flow],
  );
  return rows.map((row) => row.account_id);
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describeOnEachEngine('Statements that share a trip', (under) => {
  test('all write what they were to write', async () => {
    const { database } = under;
    await Promise.all(numbers(100).map(async (n) => await keep(database, account(n), 'all')));
    expect(await kept(database, 'all')).toEqual(numbers(100).map(account));
  });

  test('one that is refused is refused by itself: the others are written, once', async () => {
    const { database } = under;
    await keep(database, account(7), 'refused');
    const outcomes = await Promise.allSettled(
      numbers(20).map(async (n) => await keep(database, account(n), 'refused')),
    );
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(outcomes.findIndex(({ status }) => status === 'rejected')).toBe(6);
    expect(refusals.map((reason) => isUniqueViolation(reason))).toEqual([true]);
    expect(await kept(database, 'refused')).toEqual(numbers(20).map(account));
  });

  test('for one account see what the ones before them did', async () => {
    const { database } = under;
    await keep(database, account(1), 'counted');
    const p = parameters();
    const flow = p.text('counted');
    const add = `UPDATE draft SET content = content || 'x' WHERE flow = ${flow} RETURNING length(content) AS length`;
    const rows = await Promise.all(
      numbers(50).map(async () => await database.write<{ length: number }>(account(1), add, p.values)),
    );
    expect(rows.map(([row]) => row?.length).sort((a = 0, b = 0) => a - b)).toEqual(numbers(50));
  });

  // PGlite runs one transaction at a time: there whoever comes later waits, whatever is shared.
  if (under.engine === 'postgresql') {
    test('are not kept waiting by one that waits for a lock', async () => {
      const { database } = under;
      await Promise.all(numbers(20).map(async (n) => await keep(database, account(n), 'locked')));
      let unlock: () => void = () => undefined;
      const isUnlocked = new Promise<void>((resolve) => {
        unlock = resolve;
      });
      let isLocked: () => void = () => undefined;
      const hasLock = new Promise<void>((resolve) => {
        isLocked = resolve;
      });
      const locking = database.transaction(async (transaction) => {
        await transaction.query("SELECT 1 FROM draft WHERE flow = 'locked' AND account_id = $1 FOR UPDATE", [
          account(5),
        ]);
        isLocked();
        await isUnlocked;
      });
      await hasLock;
      const touch = async (n: number) => {
        const p = parameters();
        const which = `flow = 'locked' AND account_id = ${p.uuid(account(n))}`;
        await database.write(account(n), `UPDATE draft SET content = 'touched' WHERE ${which}`, p.values);
        return n;
      };
      const touching = numbers(20).map(touch);
      const others = await Promise.all(touching.filter((_, index) => index !== 4));
      expect(others).toHaveLength(19);
      unlock();
      await locking;
      expect(await touching[4]).toBe(5);
    }, 10_000);
  }

  test('give each asker its own row, and none to who has none', async () => {
    const { database } = under;
    await Promise.all(numbers(40).map(async (n) => await keep(database, account(n), 'asked')));
    const ask = async (n: number) => {
      const p = askedParameters();
      const sql = `SELECT asked.n, d.account_id FROM asked
        JOIN draft d ON d.account_id = ${p.uuid(account(n))} AND d.flow = ${p.text('asked')}`;
      return (await database.rowFor<{ account_id: string }>(sql, p))?.account_id ?? null;
    };
    const asked = [...numbers(41).reverse(), 1, 1, 99];
    expect(await Promise.all(asked.map(ask))).toEqual(asked.map((n) => (n <= 40 ? account(n) : null)));
  });

  test('give an asker the error that is its own', async () => {
    const { database } = under;
    const divide = async (by: number) => {
      const p = askedParameters();
      return await database.rowFor<{ share: number }>(
        `SELECT asked.n, 12 / ${p.bigint(by)} AS share FROM asked`,
        p,
      );
    };
    const outcomes = await Promise.allSettled([1, 2, 0, 3].map(divide));
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value?.share : null))).toEqual(
      [12, 6, null, 4],
    );
  });
});
