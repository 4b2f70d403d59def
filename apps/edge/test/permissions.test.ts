import { BillingSummaryDocument } from '@linework/contract';
import { declaredOperations } from '@linework/contract/operations';
import { can, type IdentityRole, identityRoles, isBillingPermission } from '@linework/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationCases } from './generated/operation-cases.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import type { Answer, Browser } from './support/browser.ts';
import { type Customer, newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { watchDatabase } from './support/watch-database.ts';

/** Everything that the graph answers about a customer's account, asked with whatever browser. */
const operations = Object.entries(operationCases).map(([name, { document, variables }]) => {
  const declared = declaredOperations.get(name);
  if (!declared) throw new Error(`The schema has no operation ${name}`);
  const ask = async (world: BillingWorld, browser: Browser, customer: Customer): Promise<Answer<unknown>> =>
    await world.ask(browser, document, variables(customer));
  return { name, ask, needs: declared.permission };
});

describeOnEachEngine('On the graph', (under) => {
  let world: BillingWorld;
  let victim: Customer;
  let stranger: Customer;
  let enterprise: Customer;
  const byRole = new Map<IdentityRole, Customer>();
  let statements: string[];
  beforeAll(async () => {
    const watched = watchDatabase(under.database);
    statements = watched.statements;
    world = await startWorld(watched.database);
    victim = await newCustomer(world, 'twoScheduled');
    stranger = await newCustomer(world);
    enterprise = await newCustomer(world, 'enterpriseBilled');
    for (const role of identityRoles) byRole.set(role, await newCustomer(world, 'twoScheduled', { role }));
  });
  afterAll(async () => await world.stop());

  const moneyOf = async ({ accountId }: Customer) =>
    await under.database.query(
      `SELECT a.version, a.posted_cents, a.pending_cents, (SELECT count(*) FROM payment p WHERE p.account_id = a.id)
         AS payments, (SELECT count(*) FROM draft d WHERE d.account_id = a.id) AS drafts
       FROM account a WHERE id = $1`,
      [accountId],
    );

  describe.each(operations)('$name', ({ ask, needs }) => {
    test("with another account's id is refused as if there were none", async () => {
      const before = await moneyOf(victim);
      const answer = await ask(world, stranger.browser, victim);
      expect(answer.code).toBe('LW-AUT-060');
      expect(JSON.stringify(answer.data ?? null)).not.toContain(victim.accountId);
      expect(await moneyOf(victim)).toEqual(before);
    });

    test('without a session is refused', async () => {
      const nobody: Browser = { accountId: victim.accountId, headers: {} };
      expect(await ask(world, nobody, victim)).toMatchObject({ status: 401, code: 'LW-AUT-020' });
    });

    test('without the XSRF header is refused', async () => {
      const { cookie = '' } = victim.browser.headers;
      const forged: Browser = { accountId: victim.accountId, headers: { cookie } };
      expect(await ask(world, forged, victim)).toMatchObject({ status: 403, code: 'LW-AUT-070' });
    });

    test.each(identityRoles)('%s may do it exactly when the table says so', async (role) => {
      const customer = byRole.get(role);
      if (!customer) throw new Error('no such role');
      const answer = await ask(world, customer.browser, customer);
      expect(answer.code).toBe(can(role, needs) ? null : 'LW-AUT-050');
    });

    test('is not for an account that is billed elsewhere', async () => {
      const answer = await ask(world, enterprise.browser, enterprise);
      expect(answer.code).toBe(isBillingPermission(needs) ? 'LW-BIL-020' : null);
    });
  });

  test('what turns Auto Pay on, changes it or ends it is for who may manage, with a payment or without', () => {
    for (const name of ['enrollAutoPay', 'payAndEnroll', 'changeAutoPay', 'cancelAutoPay'])
      expect(declaredOperations.get(name)?.permission, name).toBe('billing.manage');
  });

  test('an ended session is refused by the first statement, whatever it asks, and nothing else is asked', async () => {
    const customer = await newCustomer(world);
    await under.database.query('UPDATE portal_session SET ended_at = now() WHERE account_id = $1', [
      customer.accountId,
    ]);
    for (const { name, ask } of operations) {
      statements.length = 0;
      const answer = await ask(world, customer.browser, customer);
      expect(answer, name).toMatchObject({ status: 401, code: 'LW-AUT-020' });
      expect(statements, name).toEqual([expect.stringContaining('portal_session')]);
    }
  });

  test('a fault of ours is told as a problem and nothing more', async () => {
    await under.database.query("UPDATE account SET footprint = 'nowhere' WHERE id = $1", [
      stranger.accountId,
    ]);
    const { accountId, browser } = stranger;
    const answer = await world.ask(browser, BillingSummaryDocument, { accountId });
    await under.database.query("UPDATE account SET footprint = 'CHTR' WHERE id = $1", [accountId]);
    expect(answer).toMatchObject({ status: 200, code: 'LW-SYS-010' });
  });
});
