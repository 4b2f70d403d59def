import { restPaths, StatementDocument } from '@linework/contract';
import { accountsAnswer, complianceAnswer } from '@linework/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';

interface Look {
  readonly what: string;
  readonly user_type: string;
}

describeSeededOnEachEngine('Whoever acts on a customer’s behalf', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());

  const looks = async () =>
    await under.database.query<Look>('SELECT what, user_type FROM on_behalf_look ORDER BY at, id');

  test.each([
    ['csr', 'CSR'],
    ['bobo', 'BOBO'],
  ])('leaves a row for each look, before it is answered: %s', async (username, userType) => {
    const before = (await looks()).length;
    const helper = await edge.signedIn(username);
    expect((await helper.get(restPaths.accounts)).status).toBe(200);
    expect((await helper.send('POST', restPaths.ping, {})).status).toBe(200);
    const rows = (await looks()).slice(before);
    expect(rows.filter(({ what }) => what === `GET ${restPaths.accounts}`)).toEqual([
      { what: `GET ${restPaths.accounts}`, user_type: userType },
    ]);
    expect(rows.some(({ what }) => what.includes('ping'))).toBe(false);
  });

  test('is written down by the operation that was asked for, whatever a request calls it', async () => {
    const helper = await edge.signedIn('csr');
    const before = (await looks()).length;
    await helper.send('POST', restPaths.graph, {
      documentId: StatementDocument.id,
      variables: { accountId: 'none', statementId: null },
      operationName: 'Balance',
    });
    await helper.send('POST', restPaths.graph, { documentId: 'none', operationName: 'Balance' });
    const written = (await looks()).slice(before).map(({ what }) => what);
    expect(written).toEqual([
      `POST ${restPaths.graph} Statement`,
      `POST ${restPaths.graph} unknown document`,
    ]);
  });

  test('pushes nothing out of what its owner is told by looking at one thing again and again', async () => {
    const helper = await edge.signedIn('csr');
    const before = await edge.signedIn('owner-of-helped');
    for (let times = 0; times < 5; times += 1) await helper.get(restPaths.compliance);
    const held = await (await before.get(restPaths.signInData)).json();
    const told = held.looksOnBehalf.filter(({ what }: Look) => what === `GET ${restPaths.compliance}`);
    expect(told.length).toBeLessThanOrEqual(2);
    expect(told[0].times + (told[1]?.times ?? 0)).toBeGreaterThanOrEqual(5);
  });

  test('leaves none as a customer', async () => {
    const before = (await looks()).length;
    const owner = await edge.signedIn('maple');
    expect((await owner.get(restPaths.accounts)).status).toBe(200);
    expect(await looks()).toHaveLength(before);
  });

  test('sees nothing of a sign-in, which its owner has as a file, with who looked', async () => {
    const helper = await edge.signedIn('csr');
    await helper.get(restPaths.services);
    const refused = await helper.get(restPaths.signInData);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'LW-AUT-050']);
    const owner = await edge.signedIn('owner-of-helped');
    const answer = await owner.get(restPaths.signInData);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const held = await answer.json();
    expect(held).toMatchObject({ username: 'owner-of-helped', userType: 'CONSUMER' });
    expect(held.sessions.filter((one: { isThisOne: boolean }) => one.isThisOne)).toHaveLength(1);
    expect(held.looksOnBehalf).toContainEqual(
      expect.objectContaining({ by: 'CSR', what: `GET ${restPaths.services}` }),
    );
    expect(JSON.stringify(held)).not.toMatch(/password|hash|token/i);
  });

  /** The newest statement of whoever somebody bills for, as the portal asks for it. */
  async function newestStatement(username: string): Promise<{ id: string; securityCode: string | null }> {
    const browser = await edge.signedIn(username);
    const { accounts } = accountsAnswer.parse(await (await browser.get(restPaths.accounts)).json());
    const answer = await browser.send('POST', restPaths.graph, {
      documentId: StatementDocument.id,
      variables: { accountId: accounts[0]?.accountId, statementId: null },
    });
    return (await answer.json()).data.statement.statement;
  }

  test.each(['csr', 'bobo'])(
    'reads a statement without its security code, which its owner reads on it: %s',
    async (username) => {
      const [owners, helpers] = [await newestStatement('owner-of-helped'), await newestStatement(username)];
      expect(owners.securityCode).toMatch(/^\d{8}$/);
      expect(helpers).toEqual({ ...owners, securityCode: null });
    },
  );

  test.each(['csr', 'bobo'])(
    'is refused what the network knows of a customer, which its owner may see: %s',
    async (username) => {
      const told = async (whose: string) =>
        complianceAnswer.parse(await (await (await edge.signedIn(whose)).get(restPaths.compliance)).json());
      expect(await told('owner-of-helped')).toMatchObject({ isCompliant: true });
      expect(await told(username)).toMatchObject({ isCompliant: false });
    },
  );

  test('cannot take a row back, nor can anybody', async () => {
    for (const change of ["UPDATE on_behalf_look SET what = ''", 'DELETE FROM on_behalf_look']) {
      await expect(under.database.query(change)).rejects.toThrow('are added, never changed');
    }
  });
});
