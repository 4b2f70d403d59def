import { connect } from 'node:net';
import {
  MobileTransactionPageDocument,
  restPaths,
  TransactionDetailDocument,
  TransactionPageDocument,
  TransactionsDocument,
  transactionFilterToWire,
  transactionPageFromWire,
} from '@linework/contract';
import {
  addDays,
  businessDate,
  everyTransaction,
  filterFits,
  fromCell,
  fromDecimal,
  type ListedTransaction,
  sum,
  type TransactionFilter,
  zero,
} from '@linework/domain';
import { buildPayment, storyToday, withLongHistory } from '@linework/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentPage } from '../src/capabilities/payments/payment-page.ts';
import { sharedReads } from '../src/database/shared-reads.ts';
import { loadAccount } from '../src/facts/load-facts.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer } from './support/customers.ts';
import { describeOnEachEngine, describeOnOneEngine } from './support/each-engine.ts';
import { rowsRead } from './support/rows-read.ts';

const lines = 1_300;

/** The cells of a file's lines, its first line too. */
const cellsOf = (text: string): string[][] =>
  text
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => fromCell(cell)));

/** A letter, a beginning and a whole name of each thing that a word can mean, in both languages; figures; and what nothing fits. */
const searches = [
  ...['v', 'vi', 'visa', 'ba', 'cuenta', 'p', 'pagos', 'bill', 'returned payment', 'au', 'auto pay'],
  ...['cuenta de cheques', 'By phone, Visa ···· 4242', 'to visa', ','],
  ...['by phone', 'en línea', '1', '4242', '16.', '$96', 'visa 4242', 'nothing', '%', '\\', "'"],
];

describeOnEachEngine('An account with thousands of transactions', (under) => {
  let world: BillingWorld;
  let customer: Customer;
  beforeAll(async () => {
    world = await startWorld(under.database);
    customer = await newCustomer(world, 'current', {
      change: (facts) => withLongHistory(facts, { key: 'long', lines, until: storyToday }),
    });
  });
  afterAll(async () => await world.stop());

  const page = async (
    filter: Partial<TransactionFilter> = {},
    part: { first?: number; after?: string | null; before?: string | null } = {},
  ) => {
    const { data } = await world.ask(customer.browser, TransactionPageDocument, {
      accountId: customer.accountId,
      filter: transactionFilterToWire({ ...everyTransaction, ...filter }),
      sort: 'newest',
      ...part,
    });
    if (!data) throw new Error('no page');
    return data.transactionPage;
  };
  const file = async (query = '') =>
    await fetch(`${world.url}${restPaths.transactionFile}?${query}`, { headers: customer.browser.headers });

  test('is paged through, nothing twice and nothing left out, each page knowing its place', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof page>> = await page({}, { first: 1_000, after });
      expect(part.firstIndex).toBe(seen.length + 1);
      seen.push(...part.nodes.map(({ id }) => id));
      after = part.hasNextPage ? part.endCursor : null;
      expect(part.count).toBeGreaterThan(lines);
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await page()).count).toBe(seen.length);
  });

  const wholeList = async (filter: Partial<TransactionFilter> = {}) => {
    const found: ListedTransaction[] = [];
    let after: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof page>> = await page(filter, { first: 1_000, after });
      found.push(...transactionPageFromWire(part).nodes);
      after = part.hasNextPage ? part.endCursor : null;
    } while (after !== null);
    return found;
  };

  test('a search finds what the page itself finds among lines at hand, whatever was typed', async () => {
    const all = await wholeList();
    const reference = all.find(({ payment }) => payment)?.payment?.reference ?? '';
    for (const text of [...searches, reference, reference.slice(0, 3)]) {
      const asked = { ...everyTransaction, text };
      const fitting = all.filter((line) => filterFits(line, asked)).map(({ id }) => id);
      expect(
        (await wholeList(asked)).map(({ id }) => id),
        text,
      ).toEqual(fitting);
    }
  });

  test('a page stays what it was while something newer comes', async () => {
    const first = await page();
    const second = await page({}, { after: first.endCursor });
    await under.database.query(
      `INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
       VALUES ($1, gen_random_uuid(), 'credit', '2030-01-01', 0, now())`,
      [customer.accountId],
    );
    await under.database.query('UPDATE account SET version = version + 1 WHERE id = $1', [
      customer.accountId,
    ]);
    const again = await page({}, { after: first.endCursor });
    expect(again.nodes).toEqual(second.nodes);
    expect([again.firstIndex, again.count]).toEqual([second.firstIndex + 1, second.count + 1]);
    await under.database.query(
      `DELETE FROM ledger_entry WHERE account_id = $1 AND entry_date = '2030-01-01'`,
      [customer.accountId],
    );
  });

  test('a payment is told on its own day, whatever day it posted: it is listed, found and read so', async () => {
    const [paid] = await under.database.query<{ id: string; own: string; next: string; posting: string }>(
      `SELECT k.id, k.payment_date::text AS own, k.posted_date::text AS next, e.id AS posting
       FROM payment k JOIN ledger_entry e ON e.account_id = k.account_id AND e.payment_id = k.id
       WHERE k.account_id = $1 AND k.posted_date > k.payment_date AND k.status = 'successful' LIMIT 1`,
      [customer.accountId],
    );
    const { id = '', posting = '' } = paid ?? {};
    const [own, next] = [businessDate(paid?.own ?? ''), businessDate(paid?.next ?? '')];
    const ofOwnDay = await page({ from: own, to: own });
    const line = ofOwnDay.nodes.find((node) => node.payment?.id === id);
    expect(line).toMatchObject({ id, kind: 'payment', date: own, postedDate: next });
    const ofNextDay = await page({ from: next, to: next });
    expect(ofNextDay.nodes.map((node) => node.payment?.id)).not.toContain(id);
    const listed = await (await file(`kind=payment&q=${line?.payment?.reference ?? ''}`)).text();
    expect(listed).toContain(`"${own}","${next}"`);
    for (const asked of [id, posting]) {
      const { data } = await world.ask(customer.browser, TransactionDetailDocument, {
        accountId: customer.accountId,
        id: asked,
      });
      expect(data?.transactionDetail?.line).toEqual(line);
      expect(data?.transactionDetail?.balanceAfter).not.toBeNull();
    }
  });

  const activity = async (first: number, after: string | null = null) => {
    const asked = { accountId: customer.accountId, first, after };
    const { data } = await world.ask(customer.browser, TransactionsDocument, asked);
    if (!data) throw new Error('no activity');
    return data.transactions;
  };

  test('its activity goes through both places by day, nothing twice and nothing left out', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof activity>> = await activity(97, after);
      seen.push(...part.nodes.map(({ id }) => id));
      after = part.hasNextPage ? part.endCursor : null;
    } while (after !== null);
    const all = await under.database.query<{ id: string }>(
      `SELECT id FROM (
         SELECT id, entry_date AS day FROM ledger_entry
         WHERE account_id = $1 AND (kind <> 'payment' OR payment_id IS NULL)
         UNION ALL
         SELECT id, payment_date FROM payment
         WHERE account_id = $1 AND status IN ('successful', 'returned', 'pending', 'unknown', 'running')) x
       ORDER BY day DESC, id DESC`,
      [customer.accountId],
    );
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  test('what billing home shows of it is read without what came before, however long that is', async () => {
    const asked: { readonly sql: string; readonly values: readonly unknown[] | undefined }[] = [];
    const { database } = under;
    const own = await startWorld({
      ...database,
      async query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]> {
        if (sql.includes('"sortedBy"')) asked.push({ sql, values });
        return await database.query<Row>(sql, values);
      },
    });
    try {
      await database.query('ANALYZE ledger_entry, payment');
      const { accountId, browser } = customer;
      const first = await own.ask(browser, TransactionsDocument, { accountId, first: 5 });
      const after = first.data?.transactions.endCursor ?? null;
      await own.ask(browser, TransactionsDocument, { accountId, first: 5, after });
      expect(asked).toHaveLength(2);
      for (const { sql, values } of asked) expect(await rowsRead(database, sql, values)).toBeLessThan(50);
    } finally {
      await own.stop();
    }
  });

  test('what every question knows of the account, and a page of its payments, are read without what came before', async () => {
    const { database } = under;
    await database.query('ANALYZE ledger_entry, payment');
    const asked: { readonly sql: string; readonly values: readonly unknown[] | undefined }[] = [];
    const query = async <Row>(sql: string, values?: readonly unknown[]): Promise<Row[]> => {
      asked.push({ sql, values });
      return await database.query<Row>(sql, values);
    };
    const account = await loadAccount({ ...database, rowFor: sharedReads(query) }, customer.accountId);
    expect(account?.facts.payments.length).toBeGreaterThan(0);
    const payments = await paymentPage({ ...database, query }, customer.accountId, { first: 5 });
    expect(payments.nodes).toHaveLength(5);
    expect(asked).toHaveLength(2);
    for (const { sql, values } of asked) expect(await rowsRead(database, sql, values)).toBeLessThan(50);
  });

  test('every payment says what it settled, to the cent', async () => {
    const { nodes } = await page({ kind: 'payment' }, { first: 20 });
    for (const { id, postedDate, amount } of nodes) {
      const { data } = await world.ask(customer.browser, TransactionDetailDocument, {
        accountId: customer.accountId,
        id,
      });
      const settled = data?.transactionDetail?.settled ?? [];
      const paid = sum(settled.map((charge) => fromDecimal(charge.paid.value)));
      expect(paid.cents).toBe(postedDate ? -fromDecimal(amount.value).cents : 0);
    }
  });

  describe('as a file', () => {
    test.each([
      ['everything', '', {}],
      [
        'card payments by phone',
        'kind=payment&method=creditCard&channel=phone',
        { kind: 'payment', method: 'creditCard', channel: 'phone' },
      ],
      ['what a search finds', 'q=visa', { text: 'visa' }],
    ] as const)('is exactly what the list shows: %s', async (_, query, filter) => {
      const response = await file(query);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': 'attachment; filename="transactions.csv"',
        'cache-control': 'no-store',
      });
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
      expect(text.startsWith('\uFEFF"Date","Posted"')).toBe(true);
      const [, ...rows] = cellsOf(text);
      const shown: (readonly [string, string])[] = [];
      let after: string | null = null;
      do {
        const part: Awaited<ReturnType<typeof page>> = await page(filter, { first: 1_000, after });
        shown.push(...part.nodes.map(({ date, payment }) => [date, payment?.reference ?? ''] as const));
        after = part.hasNextPage ? part.endCursor : null;
      } while (after !== null);
      expect(rows.map((cells) => [cells[0], cells[9]])).toEqual(shown);
    });

    test('its changes add up to what the account owes', async () => {
      const [, ...rows] = cellsOf(await (await file()).text().then((text) => `\uFEFF${text}`));
      const changes = sum(rows.map((cells) => fromDecimal(cells[6] ?? '')));
      const [account] = await under.database.query<{ posted_cents: number }>(
        'SELECT posted_cents FROM account WHERE id = $1',
        [customer.accountId],
      );
      expect(changes.cents).toBe(account?.posted_cents);
    });

    test('speaks Spanish', async () => {
      const response = await file('language=es&kind=payment');
      expect(response.headers.get('content-disposition')).toContain('transacciones.csv');
      expect(await response.text()).toMatch(/"Reflejado"/);
    });

    test('is cut off, and never looks whole, where a later line cannot be read', async () => {
      await under.database.query(
        `INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
         VALUES ($1, gen_random_uuid(), 'nothing we know', '2000-01-01', -1, now())`,
        [customer.accountId],
      );
      try {
        const response = await file();
        expect(response.status).toBe(200);
        await expect(response.text()).rejects.toThrow();
      } finally {
        await under.database.query(`DELETE FROM ledger_entry WHERE account_id = $1 AND amount_cents = -1`, [
          customer.accountId,
        ]);
      }
    });

    test('is not to be had by its head alone, nor for an account that is billed elsewhere', async () => {
      const address = `${world.url}${restPaths.transactionFile}`;
      const head = await fetch(address, { method: 'HEAD', headers: customer.browser.headers });
      expect(head.status).toBe(404);
      const { browser } = await newCustomer(world, 'enterpriseBilled');
      const elsewhere = await fetch(address, { headers: browser.headers });
      expect(await elsewhere.json()).toMatchObject({ code: 'LW-BIL-020' });
    });

    test('stops being read where its reader has gone', async () => {
      const { hostname, port } = new URL(world.url);
      const headers = Object.entries(customer.browser.headers).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      await new Promise<void>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () =>
          socket.write(
            `GET ${restPaths.transactionFile} HTTP/1.1\r\nHost: ${hostname}\r\n${headers.join('')}\r\n`,
          ),
        );
        socket.once('error', reject);
        socket.once('data', () => {
          socket.destroy();
          resolve();
        });
      });
      const next = await file('kind=credit');
      expect(next.status).toBe(200);
      expect((await next.text()).length).toBeGreaterThan(0);
    });
  });
});

// Whatever database answers it: one of 10,000 lines takes each engine its time to fill.
describeOnOneEngine('A file of 10,000 transactions', (under) => {
  test('leaves as it is read: its first lines are there before its last are asked for', async () => {
    const rows = 10_000;
    let goOn = () => {};
    const someCame = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let reads = 0;
    const world = await startWorld({
      ...under.database,
      async query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]> {
        if (sql.includes('"sortedBy"')) {
          reads += 1;
          if (reads > 3) await someCame;
        }
        return await under.database.query<Row>(sql, values);
      },
    });
    try {
      const { browser, accountId } = await newCustomer(world, 'current', {
        change: (facts) => withLongHistory(facts, { key: 'long', lines: rows, until: storyToday }),
      });
      const { body } = await fetch(`${world.url}${restPaths.transactionFile}`, { headers: browser.headers });
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      let text = '';
      for await (const chunk of body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        if (text.includes('\r\n"20')) goOn();
      }
      const [, ...lines] = cellsOf(text);
      expect(lines.length).toBeGreaterThanOrEqual(rows);
      expect(reads).toBeGreaterThan(10);
      const [account] = await under.database.query<{ posted_cents: number }>(
        'SELECT posted_cents FROM account WHERE id = $1',
        [accountId],
      );
      expect(sum(lines.map((cells) => fromDecimal(cells[6] ?? ''))).cents).toBe(account?.posted_cents);
    } finally {
      goOn();
      await world.stop();
    }
  });
});

describeOnEachEngine('A mobile bill with a payment on its way', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterAll(async () => await world.stop());

  test.each([
    ['pending', { standing: 'pending', isUnconfirmed: false }],
    ['unknown', { standing: 'unpaid', isUnconfirmed: true }],
  ] as const)('that is %s stands by it among mobile transactions', async (status, stands) => {
    const { browser, accountId } = await newCustomer(world, 'mobileActive', {
      change: (facts) => {
        const device = { id: facts.account.id, name: null, lineLastFour: null };
        const amount = facts.mobile?.bill?.amount ?? zero;
        return {
          ...facts,
          devicePayments: [buildPayment({ status, amount, device, paymentDate: storyToday })],
        };
      },
    });
    const asked = { accountId, filter: { text: '' }, sort: 'newest' } as const;
    const { data } = await world.ask(browser, MobileTransactionPageDocument, asked);
    expect(data?.mobileTransactionPage.nodes.find(({ isBill }) => isBill)).toMatchObject(stands);
  });

  test('is found among all transactions by what it is called, and so is a payment of a device', async () => {
    const paid = [
      { text: 'device payment', name: 'Phone', lineLastFour: '0101' },
      { text: 'mobile bill payment', name: null, lineLastFour: null },
    ] as const;
    const { browser, accountId } = await newCustomer(world, 'mobileActive', {
      change: (facts) => ({
        ...facts,
        devicePayments: paid.map(({ name, lineLastFour }, at) =>
          buildPayment({
            device: { id: facts.account.id, name, lineLastFour },
            paymentDate: addDays(storyToday, -at - 1),
          }),
        ),
      }),
    });
    for (const { text, name } of paid) {
      const asked = { accountId, filter: { text }, sort: 'newest' } as const;
      const { data } = await world.ask(browser, TransactionPageDocument, asked);
      expect(data?.transactionPage.nodes.map(({ payment }) => payment?.device?.name)).toEqual([name]);
    }
  });
});
