import { BillingSummaryDocument, ChangePaperlessDocument, PaperlessDocument } from '@linework/contract';
import type { PaperlessStanding } from '@linework/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import type { Browser } from './support/browser.ts';
import { type Customer, newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

const books = 'books@maplest.example';
const off: PaperlessStanding = { enrolled: false, email: null };

describeOnEachEngine('How bills come', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterAll(async () => await world.stop());

  /** A customer whose bills come on paper. */
  const onPaper = async () =>
    await newCustomer(world, 'current', {
      change: (facts) => ({ ...facts, account: { ...facts.account, paperless: off } }),
    });

  const ask = async (browser: Browser, accountId: string) =>
    (await world.ask(browser, PaperlessDocument, { accountId })).data?.paperless;

  const change = async (
    { browser, accountId }: Pick<Customer, 'browser' | 'accountId'>,
    email: string | null,
    expected: PaperlessStanding,
  ) =>
    (await world.ask(browser, ChangePaperlessDocument, { input: { accountId, email, expected } })).data
      ?.changePaperless;

  const trail = async (accountId: string) =>
    await under.database.query<{ action: string; actor_user_id: string; session_id: string; detail: object }>(
      `SELECT action, actor_user_id, session_id, detail FROM audit_event
       WHERE account_id = $1 AND action LIKE 'paperless.%' ORDER BY id`,
      [accountId],
    );

  test('is told on every device as soon as it was changed, with who changed it', async () => {
    const customer = await onPaper();
    const { accountId, users } = customer;
    const [owner, colleague] = users;
    if (!colleague) throw new Error('this scenario has a colleague');
    expect(await ask(customer.browser, accountId)).toMatchObject({
      ...off,
      addressOnFile: owner.email,
      lastChange: null,
    });
    expect(await change(customer, ` ${books} `, off)).toMatchObject({
      outcome: 'LW-PPL-001',
      userErrors: [],
      paperless: { enrolled: true, email: books },
    });
    const other = await world.signIn(colleague, accountId);
    expect(await ask(other, accountId)).toMatchObject({
      email: books,
      lastChange: {
        change: 'enrolled',
        by: { userId: owner.id, name: `${owner.firstName} ${owner.lastName}` },
      },
    });
    const { data } = await world.ask(other, BillingSummaryDocument, { accountId });
    expect(data?.billingSummary.paperless).toEqual({ enrolled: true, email: books });
  });

  test('is written down once, by the statement that changes it: who, when, from what, to what', async () => {
    const customer = await onPaper();
    const on = { enrolled: true, email: books };
    await change(customer, books, off);
    expect(await change(customer, books, off)).toMatchObject({ outcome: 'LW-PPL-001' });
    await change(customer, null, on);
    const [owner] = customer.users;
    const written = await trail(customer.accountId);
    expect(written).toMatchObject([
      { action: 'paperless.enrolled', actor_user_id: owner.id, detail: { before: off, after: on } },
      { action: 'paperless.left', actor_user_id: owner.id, detail: { before: on, after: off } },
    ]);
    expect(written.every(({ session_id }) => session_id !== null)).toBe(true);
  });

  test('pressed many times at once is one change', async () => {
    const customer = await onPaper();
    const answers = await Promise.all(Array.from({ length: 6 }, () => change(customer, books, off)));
    expect(new Set(answers.map((answer) => answer?.outcome))).toEqual(new Set(['LW-PPL-001']));
    expect(await trail(customer.accountId)).toHaveLength(1);
  });

  test('is not overwritten unseen by a colleague’s older view of it', async () => {
    const customer = await onPaper();
    const wishes = ['one@maplest.example', 'two@maplest.example', 'three@maplest.example'];
    const answers = await Promise.all(wishes.map((email) => change(customer, email, off)));
    const outcomes = answers.map((answer) => answer?.outcome).toSorted();
    expect(outcomes).toEqual(['LW-PPL-001', 'LW-PPL-012', 'LW-PPL-012']);
    const winner = wishes[answers.findIndex((answer) => answer?.outcome === 'LW-PPL-001')];
    expect(answers.map((answer) => answer?.paperless.email)).toEqual(wishes.map(() => winner));
    expect(await trail(customer.accountId)).toHaveLength(1);
  });

  test('is left alone, and told so, where colleagues change it back and forth all the while', async () => {
    const customer = await onPaper();
    const { accountId } = customer;
    const { database } = under;
    const set = async ({ enrolled, email }: PaperlessStanding) =>
      await database.query('UPDATE account SET paperless_enrolled = $2, paperless_email = $3 WHERE id = $1', [
        accountId,
        enrolled,
        email,
      ]);
    let writes = 0;
    const restless = await startWorld({
      ...database,
      query: async (sql, values) => {
        if (!sql.includes('update "account"')) return await database.query(sql, values);
        writes += 1;
        // Colleagues end some day, so that somebody who went on trying would be seen to change it.
        if (writes > 10) return await database.query(sql, values);
        await set({ enrolled: true, email: 'one@maplest.example' });
        try {
          return await database.query(sql, values);
        } finally {
          await set(off);
        }
      },
    });
    const input = { accountId, email: books, expected: off };
    const browser = await restless.signIn(customer.users[0], accountId);
    const { data } = await restless.ask(browser, ChangePaperlessDocument, { input });
    await restless.stop();
    expect(data?.changePaperless).toMatchObject({
      outcome: 'LW-PPL-012',
      userErrors: [{ code: 'LW-PPL-012', pointer: '/expected', problem: 'changedMeanwhile' }],
      paperless: off,
    });
    expect(await trail(accountId)).toEqual([]);
  });

  test('is not changed to where no mail can go, and what was typed is not repeated', async () => {
    const customer = await onPaper();
    const refused = await change(customer, 'office at maplest', off);
    expect(refused).toMatchObject({
      outcome: 'LW-PPL-013',
      userErrors: [{ code: 'LW-PPL-013', pointer: '/email', problem: 'notAnAddress' }],
    });
    expect(JSON.stringify(refused)).not.toContain('at maplest');
    expect(await trail(customer.accountId)).toEqual([]);
  });

  test('is told to who may not see bills without anybody’s address or name', async () => {
    const { accountId, browser } = await newCustomer(world, 'standardUser');
    expect(await ask(browser, accountId)).toMatchObject({
      enrolled: true,
      email: null,
      mayManage: false,
      lastChange: null,
    });
  });

  test('offers no change where billing has moved, and refuses it there', async () => {
    const customer = await newCustomer(world, 'enterpriseBilled');
    const { accountId, browser, facts } = customer;
    expect(await ask(browser, accountId)).toMatchObject({ mayManage: false, email: null, lastChange: null });
    const input = { accountId, email: books, expected: facts.account.paperless };
    expect(await world.ask(browser, ChangePaperlessDocument, { input })).toMatchObject({
      code: 'LW-BIL-020',
      data: null,
    });
    expect(await trail(accountId)).toEqual([]);
  });
});
