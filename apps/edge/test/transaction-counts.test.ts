import {
  TransactionPageDocument,
  type TransactionPageQuery,
  transactionFilterToWire,
} from '@linework/contract';
import { everyTransaction } from '@linework/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

type Page = TransactionPageQuery['transactionPage'];

/** What somebody does with the list, and what happens to the account meanwhile. */
const steps = ['on', 'back', 'filter', 'comes', 'on', 'back'] as const;

describeOnEachEngine('Where a page of transactions says that it stands', (under) => {
  let world: BillingWorld;
  let customer: Customer;
  beforeAll(async () => {
    world = await startWorld(under.database);
    customer = await newCustomer(world, 'pastDue43');
  });
  afterAll(async () => await world.stop());

  const ask = async (
    kind: 'payment' | null,
    part: { first: number; after?: string | null; before?: string | null },
  ): Promise<Page> => {
    const filter = transactionFilterToWire({ ...everyTransaction, kind });
    const variables = { accountId: customer.accountId, filter, sort: 'newest' as const, ...part };
    const { data } = await world.ask(customer.browser, TransactionPageDocument, variables);
    if (!data) throw new Error('no page');
    return data.transactionPage;
  };
  const comes = async (day: string) => {
    await under.database.query(
      `WITH line AS (
         INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
         VALUES ($1, gen_random_uuid(), 'credit', $2::date, 0, now()) RETURNING account_id)
       UPDATE account SET version = version + 1 FROM line WHERE account.id = line.account_id`,
      [customer.accountId, day],
    );
  };

  test('is where it stands, whatever came meanwhile and whichever lines are asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            does: fc.constantFrom(...steps),
            day: fc.constantFrom('2020-01-01', '2026-06-15', '2030-01-01'),
          }),
          {
            minLength: 4,
            maxLength: 8,
          },
        ),
        async (walk) => {
          let kind: 'payment' | null = null;
          let page = await ask(kind, { first: 4 });
          for (const { does, day } of walk) {
            if (does === 'comes') await comes(day);
            if (does === 'filter') kind = kind === null ? 'payment' : null;
            const { startCursor, endCursor } = page;
            page = await ask(kind, {
              first: 4,
              ...(does === 'back' ? { before: startCursor } : { after: endCursor }),
            });
            const all = await ask(kind, { first: 1_000 });
            const at = all.nodes.findIndex(({ id }) => id === page.nodes[0]?.id);
            expect(page.nodes).toEqual(all.nodes.slice(at, at + page.nodes.length));
            expect(page).toMatchObject({
              firstIndex: at + 1,
              count: all.nodes.length,
              hasPreviousPage: at > 0,
              hasNextPage: at + page.nodes.length < all.nodes.length,
            });
          }
        },
      ),
      { numRuns: 6 },
    );
  });

  test('is not counted again while nothing changed', async () => {
    const first = await ask(null, { first: 4 });
    // A line that nobody writes so: without the account's new version, by which a change is told.
    await under.database.query(
      `INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
       VALUES ($1, gen_random_uuid(), 'credit', '2030-01-01', 0, now())`,
      [customer.accountId],
    );
    const second = await ask(null, { first: 4, after: first.endCursor });
    expect([second.firstIndex, second.count]).toEqual([5, first.count]);
  });
});
