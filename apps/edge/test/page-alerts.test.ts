import { restPaths } from '@linework/contract';
import { pageAlertsAnswer, sessionAnswer } from '@linework/contract/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeOldAlerts } from '../src/capabilities/page-alerts/page-alerts.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import type { PortalClient } from './support/portal-client.ts';

const hourMs = 3_600_000;

describeSeededOnEachEngine('Alerts above pages', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  beforeEach(async () => {
    await under.database.query('DELETE FROM page_alert');
    await under.database.query('DELETE FROM dismissed_page_alert');
    await edge.runtime.set('sampleAlerts', 'none');
  });
  afterAll(async () => await edge.stop());

  interface Posted {
    readonly id: string;
    readonly severity?: string;
    readonly accountId?: string | null;
    readonly endsInHours?: number | null;
    readonly link?: string | null;
  }
  const inHours = (hours: number) => new Date(edge.services.clock.now().getTime() + hours * hourMs);
  const post = async ({
    id,
    severity = 'warning',
    accountId = null,
    endsInHours = null,
    link = null,
  }: Posted) =>
    await under.database.query(
      `INSERT INTO page_alert (id, pid, type, severity, body, starts_at, ends_at, account_id, link)
       VALUES ($1, $1, 'other', $2, $3, $4, $5, $6, $7)`,
      [
        id,
        severity,
        JSON.stringify({ en: 'Something', es: 'Algo' }),
        inHours(-30),
        endsInHours === null ? null : inHours(endsInHours),
        accountId,
        link,
      ],
    );
  const shownTo = async (customer: PortalClient) => {
    const { alerts } = pageAlertsAnswer.parse(await (await customer.get(restPaths.pageAlerts)).json());
    return alerts.map(({ id }) => id);
  };
  const sessionOf = async (customer: PortalClient) =>
    sessionAnswer.parse(await (await customer.get(restPaths.session)).json());

  test('come with the session, the worst first, and nothing comes where there is none', async () => {
    const customer = await edge.signedIn('maple');
    expect(await sessionOf(customer)).not.toHaveProperty('alerts');
    await post({ id: 'tip', severity: 'information' });
    await post({ id: 'stop', severity: 'critical' });
    expect((await sessionOf(customer)).alerts?.map(({ id }) => id)).toEqual(['stop', 'tip']);
    expect(await shownTo(customer)).toEqual(['stop', 'tip']);
  });

  test('lead to the provider’s own sites and to pages of the portal, and nowhere else', async () => {
    const customer = await edge.signedIn('maple');
    const linkOf = async (link: string) => {
      await under.database.query('DELETE FROM page_alert');
      await post({ id: 'one', link });
      return (await sessionOf(customer)).alerts?.map((alert) => alert.link);
    };
    const { support } = edge.services.configuration.provider.links;
    expect(await linkOf(support)).toEqual([support]);
    expect(await linkOf('/billing/pay-bill')).toEqual(['/billing/pay-bill']);
    for (const other of [
      'https://evil.example/',
      'javascript:alert(1)',
      '//evil.example/',
      '/.//evil.example/',
    ])
      expect(await linkOf(other)).toEqual([null]);
  });

  test('of one account are told to no other', async () => {
    const [mine, theirs] = [await edge.signedIn('maple'), await edge.signedIn('pastdue30')];
    await post({ id: 'mine', accountId: (await sessionOf(mine)).accountId });
    expect(await shownTo(mine)).toEqual(['mine']);
    expect(await shownTo(theirs)).toEqual([]);
  });

  test('stay closed for whoever closed them, on another device too, and for nobody else', async () => {
    await post({ id: 'one' });
    await post({ id: 'two', severity: 'information' });
    const [here, there] = [await edge.signedIn('maple'), await edge.signedIn('maple')];
    const answer = await here.send('POST', restPaths.dismissedAlerts, { id: 'one' });
    expect(pageAlertsAnswer.parse(await answer.json()).alerts.map(({ id }) => id)).toEqual(['two']);
    expect(await shownTo(there)).toEqual(['two']);
    expect(await shownTo(await edge.signedIn('pastdue30'))).toEqual(['one', 'two']);
    expect((await here.send('POST', restPaths.dismissedAlerts, { id: 'one' })).status).toBe(200);
  });

  test('can be closed only where they are', async () => {
    const customer = await edge.signedIn('maple');
    await post({ id: 'theirs', accountId: (await sessionOf(await edge.signedIn('pastdue30'))).accountId });
    for (const id of ['none', 'theirs']) {
      expect((await customer.send('POST', restPaths.dismissedAlerts, { id })).status).toBe(404);
    }
    expect(await under.database.query('SELECT 1 FROM dismissed_page_alert')).toEqual([]);
  });

  test('go a day after they ended; what was closed is remembered for a year', async () => {
    await post({ id: 'over', endsInHours: -25 });
    await post({ id: 'just over', endsInHours: -1 });
    const customer = await edge.signedIn('maple');
    await post({ id: 'open' });
    await customer.send('POST', restPaths.dismissedAlerts, { id: 'open' });
    await removeOldAlerts(under.database, inHours(0), inHours(-24));
    const rows = await under.database.query<{ id: string }>('SELECT id FROM page_alert ORDER BY id');
    expect(rows.map(({ id }) => id)).toEqual(['just over', 'open']);
    expect(await shownTo(customer)).toEqual([]);
    await removeOldAlerts(under.database, inHours(24 * 367), inHours(-24));
    expect(await shownTo(customer)).toEqual(['open']);
  });

  test('are samples where a reviewer wants them', async () => {
    const customer = await edge.signedIn('maple');
    const show = async (shown: string) =>
      await fetch(`${edge.url}/api/demo/page-alerts`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ shown }),
      });
    expect((await show('several')).status).toBe(200);
    expect(await shownTo(customer)).toEqual(['sample-outage', 'sample-maintenance', 'sample-hours']);
    await show('none');
    expect(await shownTo(customer)).toEqual([]);
    expect((await show('everything')).status).toBe(400);
  });
});

describeSeededOnEachEngine('What the session tells of mobile Auto Pay', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());

  const isTold = async (username: string) => {
    const customer = await edge.signedIn(username);
    const answer = sessionAnswer.parse(await (await customer.get(restPaths.session)).json());
    return answer.isMissingAutoPay === true;
  };

  test('is that it is missing, where there is mobile service without it', async () => {
    expect(await isTold('mobilepastdue')).toBe(true);
    expect(await isTold('maple')).toBe(false);
  });
});
