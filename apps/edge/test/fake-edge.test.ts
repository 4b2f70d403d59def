import { randomUUID } from 'node:crypto';
import { PortalConfigurationDocument, restPaths } from '@linework/contract';
import { declaredOperations } from '@linework/contract/operations';
import { can, identityRoles, isBillingPermission } from '@linework/domain';
import { configurationAnswer, type ScenarioName, storyScenario } from '@linework/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { operationCases } from './generated/operation-cases.ts';
import { codeOf, type ParityCase } from './parity/parity-case.ts';
import { bothPortals, communityHost, type Portal, shapeOf } from './parity/portal.ts';
import { callNames, restCases } from './parity/rest-cases.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, type NamedNumbers, newCustomer } from './support/customers.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';

const calls = callNames.map((name) => ({ name, path: restPaths[name], ...restCases[name] }));
const operations = Object.entries(operationCases).map(([name, operation]) => ({
  name,
  ...operation,
  declared: declaredOperations.get(name),
}));

describe('Stories are answered as customers are', () => {
  let files: TestDatabase;
  let database: Database;
  let world: BillingWorld;
  beforeAll(async () => {
    files = await createTestDatabase('pglite', 'seeded');
    database = await openDatabase(files.settings);
    world = await startWorld(database, {
      environment: {
        COMMUNITY_HOSTS: communityHost,
        COMMUNITY_TAB: 'on',
        BANK_CONNECT: storyScenario('bankConnect').facts.account.number,
        PRIVACY_URL: configurationAnswer(storyScenario('current')).portalConfiguration.links.privacy,
      },
    });
  });
  afterAll(async () => {
    await world.stop();
    await database.close();
    await files.remove();
  });

  // Attempts are counted on the edge alone, by the real time.
  beforeEach(async () => void (await database.query('DELETE FROM attempt_throttle')));

  const shared = new Map<string, Promise<Customer>>();

  /** A customer who can also sign in by the published password. */
  async function make(who: ScenarioName, named: NamedNumbers): Promise<Customer> {
    const customer = await newCustomer(world, who, named);
    await database.query(
      `UPDATE portal_user SET password_hash = known.password_hash
       FROM portal_user known WHERE known.username = 'maple' AND portal_user.id = $1`,
      [customer.users[0].id],
    );
    // What was saved before is older than what is saved now, by the business clock too.
    await database.query(
      "UPDATE payment_method SET created_at = created_at - interval '10 years' WHERE account_id = $1",
      [customer.accountId],
    );
    return customer;
  }

  /** Does the same before both edges, and holds what they say against each other. */
  async function expectParity({
    who = 'current',
    named = {},
    changes,
    does,
    code,
  }: Omit<ParityCase, 'what'>) {
    const name = `${who} ${named.role} ${named.change}`;
    const customer = changes ? make(who, named) : (shared.get(name) ?? make(who, named));
    if (!changes) shared.set(name, customer);
    const { real, fake } = bothPortals(world, await customer, who);
    await does(real);
    await does(fake);
    const told = real.heard.map(codeOf);
    if (code === null) expect(told.filter((one) => one !== null)).toEqual([]);
    else if (code) expect(told).toContain(code);
    expect(fake.heard).toEqual(real.heard);
  }

  describe.each(operations)('$name', ({ document, variables, cases, declared }) => {
    const ask =
      (change: object = {}, key: string | undefined = randomUUID()) =>
      async (portal: Portal) => {
        const right: Readonly<Record<string, unknown>> = variables(portal.customer);
        await portal.ask(document, { ...right, ...change }, key);
      };
    const needs = declared?.permission ?? 'account.view';

    const everybody = identityRoles.map(
      (role) => ({ role, code: can(role, needs) ? undefined : 'LW-AUT-050' }) as const,
    );
    test.each(everybody)('as $role', async ({ role, code }) => {
      const changes = declared?.idempotent ?? false;
      await expectParity({ who: 'twoScheduled', named: { role }, changes, code, does: ask() });
    });

    test('where billing has moved', async () => {
      const code = isBillingPermission(needs) ? 'LW-BIL-020' : undefined;
      await expectParity({ code, who: 'enterpriseBilled', does: ask() });
    });

    test('of an account that is somebody else’s', async () => {
      const does = async (portal: Portal) => {
        const other = { ...portal.customer, accountId: randomUUID() };
        await portal.ask(document, variables(other), randomUUID());
      };
      await expectParity({ code: 'LW-AUT-060', does });
    });

    test('of nothing, and of what is no account', async () => {
      const does = async (portal: Portal) => {
        await portal.ask(document, {}, randomUUID());
        await ask({ accountId: {}, input: 7 })(portal);
      };
      await expectParity({ code: 'LW-SYS-060', does });
    });

    test.each(declared?.idempotent ? [undefined, 'none'] : [])('under the key %s', async (key) => {
      const does = async (portal: Portal) => await portal.ask(document, variables(portal.customer), key);
      await expectParity({ code: 'LW-PAY-044', does });
    });

    test.each(cases)('$what', async (one) => await expectParity(one));
  });

  describe.each(calls)('$name', ({ path, method, body, cases }) => {
    const call = async (portal: Portal) =>
      method === 'GET' ? await portal.get(path) : await portal.send(path, { body });

    test.each(['BILLING', 'STANDARD'] as const)('as %s', async (role) => {
      const { real, fake } = bothPortals(world, await make('bankConnect', { role }), 'bankConnect');
      await call(real);
      await call(fake);
      expect(fake.heard).toEqual(real.heard);
    });

    test.each(cases)('$what', async (one) => await expectParity(one));
  });

  test('whoever has signed out is told so, whatever they ask', async () => {
    const does = async (portal: Portal) => {
      await portal.send(restPaths.logout, {});
      for (const { document, variables } of operations) {
        await portal.ask(document, variables(portal.customer), randomUUID());
        await portal.ask(document, {}, 'none');
      }
      for (const { path, method, body } of calls.filter(({ needsSession }) => needsSession))
        await (method === 'GET' ? portal.get(path) : portal.send(path, { body }));
    };
    await expectParity({ code: 'LW-AUT-020', changes: true, does });
  });

  test('the portal is told of itself in the same words, by each edge for its own provider', async () => {
    const { real, fake } = bothPortals(world, await make('current', {}), 'current');
    const body = { documentId: PortalConfigurationDocument.id };
    const [told, toldByFake] = await Promise.all(
      [real, fake].map(async (portal) => await portal.send(restPaths.graphAuxiliary, { body })),
    );
    expect(shapeOf(toldByFake)).toEqual(shapeOf(told));
  });

  test.each([restPaths.graph, restPaths.graphAuxiliary])('what %s cannot read', async (path) => {
    const does = async (portal: Portal) => {
      for (const body of [
        '{',
        '[]',
        {},
        { documentId: 'sha256:0' },
        { query: '{__typename}' },
        { documentId: 5 },
      ])
        await portal.send(path, { body });
    };
    await expectParity({ code: 'LW-SYS-060', does });
  });
});
