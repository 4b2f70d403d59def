import { restPaths } from '@linework/contract';
import {
  accountsAnswer,
  communityStatusAnswer,
  delinquencyScheduleAnswer,
  servicesAnswer,
} from '@linework/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSeededOnEachEngine, describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';

describeSeededOnEachEngine('Account information', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());

  const accountOf = async (username: string) => {
    const customer = await edge.signedIn(username);
    const { accounts } = accountsAnswer.parse(await (await customer.get(restPaths.accounts)).json());
    expect(accounts).toHaveLength(1);
    return accounts[0];
  };

  test('tells who the account is and what is past due, to the cent', async () => {
    const account = await accountOf('pastdue43');
    expect(account?.isDelinquent).toBe(true);
    expect(Number(account?.pastDueAmount.value)).toBeGreaterThan(0);
  });

  test('tells a customer who owes nothing that nothing is past due', async () => {
    expect(await accountOf('nothingdue')).toMatchObject({
      isDelinquent: false,
      pastDueAmount: { unit: 'USD', value: '0.00' },
    });
  });

  test('tells a user who may not see billing what is past due, so that they can ask an admin to pay', async () => {
    const account = await accountOf('standard');
    expect(account?.isDelinquent).toBe(true);
    expect(Number(account?.pastDueAmount.value)).toBeGreaterThan(0);
    expect(account?.pendingPaymentAmount).toEqual({ unit: 'USD', value: '0.00' });
  });

  test('tells a user who may not pay whom to ask, and nobody else’s name to anybody', async () => {
    expect((await accountOf('standard'))?.whomToAskToPay).toEqual(['Priya Raman', 'Sam Keller']);
    expect((await accountOf('admin'))?.whomToAskToPay).toEqual([]);
    expect((await accountOf('csr'))?.whomToAskToPay).toEqual([]);
  });

  test('is each customer’s own', async () => {
    const [first, second] = [await accountOf('maple'), await accountOf('pastdue30')];
    expect(first?.accountId).not.toBe(second?.accountId);
  });

  test('lists the services', async () => {
    const customer = await edge.signedIn('maple');
    const { services } = servicesAnswer.parse(await (await customer.get(restPaths.services)).json());
    expect(services.map(({ service }) => service)).toContain('INTERNET');
  });

  test('gives the soft-disconnect date only where past due exceeds what is on its way', async () => {
    const dateOf = async (username: string) => {
      const customer = await edge.signedIn(username);
      const response = await customer.get(restPaths.delinquencySchedule);
      return delinquencyScheduleAnswer.parse(await response.json()).softDisconnectDate;
    };
    expect(await dateOf('softoff')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await dateOf('pending')).toBeNull();
    expect(await dateOf('maple')).toBeNull();
  });

  test('tells whether the customer’s privacy notice was complied with', async () => {
    const customer = await edge.signedIn('maple');
    expect(await (await customer.get(restPaths.compliance)).json()).toMatchObject({ isCompliant: true });
  });

  test.each([restPaths.accounts, restPaths.services, restPaths.delinquencySchedule, restPaths.compliance])(
    'is kept in no cache, however its address is spelled: %s',
    async (path) => {
      const customer = await edge.signedIn('maple');
      for (const address of [path, path.replace('/api/', '/%61pi/')]) {
        const { status, headers } = await customer.get(address);
        expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      }
    },
  );

  test.each([
    restPaths.accounts,
    restPaths.services,
    restPaths.delinquencySchedule,
    restPaths.compliance,
    restPaths.communityStatus,
    restPaths.session,
  ])('is kept from whoever is not signed in: %s', async (path) => {
    const response = await edge.browser().get(path);
    expect([response.status, (await response.json()).code]).toEqual([401, 'LW-AUT-020']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describeSeededOnOneEngine('With its toggle off, the delinquency schedule', (under) => {
  test('is no API at all', async () => {
    const edge = await startEdgeUnderTest(under.database, { env: { SOFT_DISCONNECT_DATE: 'off' } });
    const customer = await edge.signedIn('softoff');
    const response = await customer.get(restPaths.delinquencySchedule);
    expect([response.status, (await response.json()).code]).toEqual([404, 'LW-SYS-020']);
    await edge.stop();
  });
});

describeSeededOnEachEngine('What the community’s system knows of an account', (under) => {
  /** What somebody is told of their account by an edge with toggles of its own. */
  async function told(toggles: Readonly<Record<string, string>>, username: string, community = '127.0.0.1') {
    const env = { COMMUNITY_HOSTS: community, ...toggles };
    const edge = await startEdgeUnderTest(under.database, { env });
    const customer = await edge.signedIn(username);
    const response = await customer.get(restPaths.communityStatus);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = await response.json();
    await edge.stop();
    return response.ok ? communityStatusAnswer.parse(answer) : [response.status, answer.code];
  }

  test.each(['COMMUNITY_TAB', 'TENANT_AGREEMENT'])('is told in its variant with %s on', async (toggle) => {
    expect(await told({ [toggle]: 'on' }, 'community')).toEqual({
      hasTenantAgreement: true,
      hasEligibleBillerCode: true,
      hasBulkMasterAgreement: true,
      isSuccess: true,
    });
  });

  test('is nothing where it does not know the account', async () => {
    expect(await told({ COMMUNITY_TAB: 'on' }, 'maple')).toEqual({
      hasTenantAgreement: false,
      hasEligibleBillerCode: false,
      hasBulkMasterAgreement: false,
      isSuccess: false,
    });
  });

  test('is each flag as it is held, and those of no other account', async () => {
    await under.database.query(
      `UPDATE account SET community = jsonb_build_object('hasTenantAgreement', true,
         'hasEligibleBillerCode', false, 'hasBulkMasterAgreement', false)
       FROM account_member m JOIN portal_user u ON u.id = m.user_id
       WHERE m.account_id = account.id AND u.username = 'pastdue30'`,
    );
    expect(await told({ TENANT_AGREEMENT: 'on' }, 'pastdue30')).toEqual({
      hasTenantAgreement: true,
      hasEligibleBillerCode: false,
      hasBulkMasterAgreement: false,
      isSuccess: true,
    });
    expect(await told({ TENANT_AGREEMENT: 'on' }, 'maple')).toMatchObject({ isSuccess: false });
  });

  const isNoCall = [404, 'LW-SYS-020'];

  test('is no call of the business variant, whatever is on', async () => {
    const on = { COMMUNITY_TAB: 'on', TENANT_AGREEMENT: 'on' };
    expect(await told(on, 'community', 'community.example')).toEqual(isNoCall);
  });

  test('is no call where nothing that asks is on, or is on for others alone', async () => {
    expect(await told({ VOICE: 'on' }, 'community')).toEqual(isNoCall);
    expect(await told({ COMMUNITY_TAB: 'role:STANDARD' }, 'community')).toEqual(isNoCall);
    expect(await told({ COMMUNITY_TAB: 'role:PRIMARY' }, 'community')).toMatchObject({ isSuccess: true });
  });

  test('is no call where neither was ever turned on', async () => {
    expect(await told({}, 'community')).toEqual(isNoCall);
  });
});
