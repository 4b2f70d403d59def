import { expect, test } from 'vitest';
import { inOneTransaction, type Statement } from '../src/database/one-transaction.ts';
import { parameters } from '../src/database/parameters.ts';
import { isUniqueViolation } from '../src/database/sql-errors.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

const person = '00000000-0000-7000-8000-000000000000';

/** Keeps a draft, and says how many of the flow there are before it. */
function keep(accountId: string, flow: string): Statement {
  const p = parameters();
  return {
    sql: `INSERT INTO draft (account_id, user_id, flow, content, updated_at, expires_at)
      VALUES (${p.uuid(accountId)}, ${p.uuid(person)}, ${p.text(flow)}, '', ${p.instant(new Date())}, ${p.instant(new Date())})
      RETURNING (SELECT count(*)::int FROM draft WHERE flow = ${p.text(flow)}) AS before`,
    values: p.values,
  };
}

const account = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

describeOnEachEngine('Statements of one transaction', (under) => {
  async function together(statements: readonly Statement[]): Promise<unknown[][]> {
    const client = await under.database.pool.connect();
    try {
      return await inOneTransaction(client, statements);
    } finally {
      client.release();
    }
  }

  test('see what those before them did, and each has its rows', async () => {
    const rows = await together([1, 2, 3].map((n) => keep(account(n), 'together')));
    expect(rows).toEqual([[{ before: 0 }], [{ before: 1 }], [{ before: 2 }]]);
  });

  test('carry dates, bytes, flags, figures and nothing as they are', async () => {
    const p = parameters();
    const at = new Date('2026-11-21T20:04:05.678Z');
    const columns = [
      p.instant(at),
      p.bytes(Buffer.from([0, 255])),
      p.boolean(false),
      p.bigint(-7),
      p.text(null),
    ];
    const sql = `SELECT ${columns.map((column, index) => `${column} AS c${index}`).join(', ')}`;
    const [[row] = []] = await together([{ sql, values: p.values }, keep(account(9), 'carried')]);
    expect(row).toEqual({ c0: at, c1: Buffer.from([0, 255]), c2: false, c3: -7, c4: null });
  });

  test('are all undone with the one that is refused, and their connection serves them again', async () => {
    const client = await under.database.pool.connect();
    try {
      const twice = [keep(account(4), 'undone'), keep(account(4), 'undone'), keep(account(5), 'undone')];
      const refusal = await inOneTransaction(client, twice).catch((error: unknown) => error);
      expect(isUniqueViolation(refusal)).toBe(true);
      const rows = await inOneTransaction(client, [keep(account(4), 'undone'), keep(account(5), 'undone')]);
      expect(rows).toEqual([[{ before: 0 }], [{ before: 1 }]]);
    } finally {
      client.release();
    }
  });

  // PGlite's connections end only with its process.
  if (under.engine === 'postgresql') {
    test('are not made again when their connection ends, because nobody knows what became of them', async () => {
      const { database } = under;
      const writes = [1, 2, 3, 4].map(async (n) => {
        const { sql, values } = n === 2 ? end : keep(account(n), 'ended');
        return await database.write(account(n), sql, values);
      });
      const outcomes = await Promise.allSettled(writes);
      expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
      expect(await database.query(`SELECT 1 FROM draft WHERE flow = 'ended'`)).toEqual([]);
    });
  }
});

const end: Statement = { sql: 'SELECT pg_terminate_backend(pg_backend_pid()), $1::int', values: [0] };
