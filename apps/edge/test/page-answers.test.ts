import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstQuestions, type PageAnswer, restPaths } from '@linework/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import type { PortalClient } from './support/portal-client.ts';
import { rawRequest, sendRaw } from './support/raw-request.ts';

const page =
  '<meta name="session" content="__SESSION__"><script type="application/json">"__ANSWERS__"</script>';
const documents = Object.values(firstQuestions.payBill.questions).map((ask) => ask('any').document);
const schedule = restPaths.delinquencySchedule;

describeSeededOnOneEngine('A page that comes with its answers', (under) => {
  let edge: EdgeUnderTest;
  let portal: string;
  beforeAll(async () => {
    portal = mkdtempSync(join(tmpdir(), 'linework-portal-'));
    writeFileSync(join(portal, 'index.html'), page);
    edge = await startEdgeUnderTest(under.database, { env: { PORTAL_DIST: portal } });
  });
  afterAll(async () => {
    await edge.stop();
    rmSync(portal, { recursive: true, force: true });
  });

  const textOf = async (customer: PortalClient, path: string) => await (await customer.get(path)).text();
  const answersIn = (text: string): PageAnswer[] =>
    JSON.parse(/<script type="application\/json">(.*)<\/script>$/.exec(text)?.[1] ?? 'none');
  const answersTo = async (customer: PortalClient, path = '/billing/pay-bill') =>
    answersIn(await textOf(customer, path));

  test('tells whoever owes past due on which day service is turned off, as the call would, and nobody else', async () => {
    const customer = await edge.signedIn('pastdue43');
    const { data } = (await answersTo(customer)).find(({ name }) => name === schedule) ?? {};
    expect(data).toEqual(await (await customer.get(schedule)).json());
    expect(data).toHaveProperty('softDisconnectDate');
    const names = (await answersTo(await edge.signedIn('maple'))).map(({ name }) => name);
    expect(names).not.toContain(schedule);
  });

  test.each(['maple', 'pastdue43', 'hostile', 'longnames'])(
    'tells %s on billing home what the graph would have answered, word for word',
    async (username) => {
      const customer = await edge.signedIn(username);
      const answers = (await answersTo(customer)).filter(({ name }) => name !== schedule);
      expect(answers.map(({ name }) => name)).toEqual(documents.map(({ name }) => name));
      for (const { name, variables, data } of answers) {
        const documentId = documents.find((document) => document.name === name)?.id;
        const response = await customer.send('POST', restPaths.graph, { documentId, variables });
        expect((await response.json()).data).toEqual(data);
      }
    },
  );

  test('tells nothing on another page, in a flow, or to somebody who may not see bills', async () => {
    const customer = await edge.signedIn('maple');
    expect(await answersTo(customer, '/account-summary')).toEqual([]);
    expect(await answersTo(customer, '/billing/pay-bill?open=otp')).toEqual([]);
    expect(await answersTo(await edge.signedIn('standard'))).toEqual([]);
    expect(await answersTo(await edge.signedIn('enterprise'))).toEqual([]);
    expect(await answersTo(edge.browser())).toEqual([]);
  });

  test('tells nothing at an address that is another page only once somebody has tidied it', async () => {
    const { cookies } = await edge.signedIn('maple');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const path of ['//x/billing/pay-bill', '/x/../billing/pay-bill', '/./billing/pay-bill']) {
      // As it is: `fetch` would tidy it.
      const answer = await sendRaw(
        edge.url,
        rawRequest(path, [
          ['host', 'portal.example'],
          ['cookie', cookie],
        ]),
      );
      expect(answer.status).toBe(404);
      expect(answersIn(answer.body)).toEqual([]);
    }
  });

  test('tells nothing to whoever has signed out without a connection', async () => {
    const customer = await edge.signedIn('maple');
    customer.cookies.set('sign-out', 'owed');
    const text = await textOf(customer, '/billing/pay-bill');
    expect(answersIn(text)).toEqual([]);
    expect(text).toContain('content="null"');
  });

  test('is written down by its pattern where somebody helps a customer, and never by an address that was made up', async () => {
    const helper = await edge.signedIn('csr');
    for (const path of ['/billing/view-statements?x=1', '/Visit/4000000000000002/evil'])
      await helper.get(path);
    const rows = await under.database.query<{ what: string }>(
      "SELECT what FROM on_behalf_look WHERE what LIKE 'GET %' AND what NOT LIKE 'GET /api/%' ORDER BY at, id",
    );
    expect(rows.map(({ what }) => what)).toEqual(['GET /billing/view-statements', 'GET no page']);
  });

  test('never lets a name become part of the page', async () => {
    const text = await textOf(await edge.signedIn('hostile'), '/billing/pay-bill');
    expect(text.match(/</g)).toHaveLength(page.match(/</g)?.length ?? 0);
    expect(answersIn(text)).toHaveLength(documents.length);
  });

  test('is not filled in twice, whatever a company is called', async () => {
    await under.database.query(
      `UPDATE account SET company_name = '"__ANSWERS__" __NONCE__' WHERE id IN (
         SELECT s.account_id FROM portal_session s JOIN portal_user u ON u.id = s.user_id WHERE u.username = 'longnames')`,
    );
    const text = await textOf(await edge.signedIn('longnames'), '/billing/pay-bill');
    expect(/content="([^"]*)"/.exec(text)?.[1]).toContain('&quot;__ANSWERS__\\&quot; __NONCE__');
  });

  test('comes compressed to a browser that can take it', async () => {
    const customer = await edge.signedIn('maple');
    const plain = await customer.get('/billing/pay-bill', { 'accept-encoding': 'identity' });
    const small = await customer.get('/billing/pay-bill', { 'accept-encoding': 'gzip, br' });
    expect([plain, small].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br']);
    expect(answersIn(await small.text())).toEqual(answersIn(await plain.text()));
  });
});
