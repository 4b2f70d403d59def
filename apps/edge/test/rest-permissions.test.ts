import { restPaths } from '@linework/contract';
import { type RestOperation, restOperations } from '@linework/contract/rest-operations';
import { can, type IdentityRole, identityRoles } from '@linework/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '../src/features.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import type { Browser } from './support/browser.ts';
import { type Customer, newCustomer } from './support/customers.ts';
import { describeOnOneEngine, describeSeededOnOneEngine } from './support/each-engine.ts';
import { startEdgeUnderTest } from './support/edge-under-test.ts';

const guarded = Object.entries<RestOperation>(restOperations).flatMap(([name, { method, path, needs }]) =>
  needs === 'nothing' ? [] : [{ name, method, path, needs }],
);

describeOnOneEngine('By REST', (under) => {
  let world: BillingWorld;
  const byRole = new Map<IdentityRole, Customer>();
  beforeAll(async () => {
    world = await startWorld(under.database, { environment: { BANK_CONNECT: 'on' } });
    for (const role of identityRoles) byRole.set(role, await newCustomer(world, 'current', { role }));
  });
  afterAll(async () => await world.stop());

  /** Says nothing of what is wanted: whoever may ask at all hears that, and whoever may not hears nothing of it. */
  const codeOf = async ({ method, path }: Pick<RestOperation, 'method' | 'path'>, { headers }: Browser) => {
    const response = await fetch(world.url + path, {
      method,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: '{}' }),
    });
    // What is not refused may be a file.
    if (!response.headers.get('content-type')?.includes('json')) return undefined;
    const { code }: { code?: string } = await response.json();
    return code;
  };

  describe.each(guarded)('$name', ({ needs, ...call }) => {
    test('without a session is refused', async () => {
      expect(await codeOf(call, { accountId: '', headers: {} })).toBe('LW-AUT-020');
    });

    test.each(identityRoles)('%s may ask it exactly when the table says so', async (role) => {
      const customer = byRole.get(role);
      if (!customer) throw new Error('no such role');
      const isAllowed = needs === 'session' || needs === 'ownSignIn' || can(role, needs);
      expect((await codeOf(call, customer.browser)) === 'LW-AUT-050').toBe(!isAllowed);
    });
  });
});

describeSeededOnOneEngine('What the edge answers by REST', (under) => {
  const orders = [
    ['as they are listed', features],
    ['the other way round', features.toReversed()],
  ] as const;

  test.each(orders)(
    'is declared, with who may ask it, and all that is declared is answered, features being built %s',
    async (_, inOrder) => {
      const routes: string[] = [];
      const edge = await startEdgeUnderTest(under.database, {
        env: { BANK_CONNECT: 'on' },
        features: inOrder,
        onRoute: ({ method, url }) => {
          if (url.startsWith('/api/pub/') && method !== 'HEAD') routes.push(`${method} ${url}`);
        },
      });
      const maple = await edge.signedIn('maple');
      const { status } = await maple.get(restPaths.session);
      await edge.stop();
      expect(status).toBe(200);
      const declared = Object.values(restOperations).map(({ method, path }) => `${method} ${path}`);
      // The keys of id tokens are asked by no page of ours.
      expect(routes.toSorted()).toEqual([...declared, `GET ${restPaths.signIn}/keys`].toSorted());
    },
  );
});
