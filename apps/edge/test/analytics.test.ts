import { randomUUID } from 'node:crypto';
import { analyticsLimits, analyticsRequirements, restPaths } from '@linework/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEdge } from '../src/build-edge.ts';
import { keptDays, removeOldEvents } from '../src/capabilities/analytics/table-sink.ts';
import { uuidV7 } from '../src/database/uuid-v7.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type PortalClient, portalClient } from './support/portal-client.ts';

const outcome = (change: object = {}) => ({
  id: uuidV7(),
  visit: randomUUID(),
  name: 'outcome',
  code: 'LW-PAY-001',
  page: 'payBill',
  ...change,
});
const message = (user: string | null, events: readonly unknown[]) => ({
  requirementsVersion: analyticsRequirements,
  user,
  events,
});

interface Kept {
  readonly id: string;
  readonly topic: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly user_id: string | null;
  readonly user_config: Readonly<Record<string, unknown>> | null;
}

describeSeededOnEachEngine('How the portal is used', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, { env: { TRUST_PROXY: '1' } });
  });
  afterAll(async () => await edge.stop());

  const kept = async (...ids: readonly string[]) =>
    await under.database.query<Kept>(
      'SELECT id, topic, name, fields, user_id, user_config FROM analytics_event WHERE id = ANY($1::uuid[])',
      [ids],
    );
  const send = async (client: PortalClient, body: unknown, headers: Record<string, string> = {}) =>
    await client.send('POST', restPaths.analytics, body, { 'sec-fetch-site': 'same-origin', ...headers });
  const userOf = async (client: PortalClient): Promise<string> =>
    (await (await client.get(restPaths.session)).json()).user.id;

  test('is kept with what the edge knows of whoever is signed in, from a page or a closing tab', async () => {
    const maple = await edge.signedIn('maple');
    const user = await userOf(maple);
    const [page, beacon] = [outcome(), outcome()];
    expect((await send(maple, message(user, [page]))).status).toBe(204);
    // A beacon: no header of ours.
    expect((await send(maple, message(user, [beacon]), { 'x-xsrf-token': '' })).status).toBe(204);
    const rows = await kept(page.id, beacon.id);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      topic: 'dev',
      name: 'outcome',
      fields: { code: 'LW-PAY-001', page: 'payBill' },
      user_id: user,
    });
    expect(rows[0]?.user_config).toMatchObject({ identityGUID: user, accountBillingDivisionId: 'unknown' });
  });

  test('of a visitor is kept without any of that, whoever signs in later', async () => {
    const before = outcome();
    expect((await send(edge.browser(), message(null, [before]))).status).toBe(204);
    const after = outcome();
    expect((await send(await edge.signedIn('maple'), message(null, [after]))).status).toBe(204);
    expect((await kept(before.id, after.id)).map((row) => row.user_config)).toEqual([null, null]);
  });

  test('is kept once, however often it comes', async () => {
    const [one, two] = [outcome(), outcome()];
    await send(edge.browser(), message(null, [one]));
    await Promise.all([1, 2, 3].map(() => send(edge.browser(), message(null, [one, two, two]))));
    expect(await kept(one.id, two.id)).toHaveLength(2);
  });

  test('stays as it was told', async () => {
    const event = outcome();
    await send(edge.browser(), message(null, [event]));
    const change = under.database.query(`UPDATE analytics_event SET fields = '{}' WHERE id = $1`, [event.id]);
    await expect(change).rejects.toThrow(/never changed/);
    expect((await kept(event.id))[0]?.fields).toMatchObject({ page: 'payBill' });
  });

  test('is kept of nobody else: events of another user, or of a session that has ended, are not kept', async () => {
    const maple = await edge.signedIn('maple');
    const user = await userOf(maple);
    const event = outcome();
    const other = await send(maple, message(randomUUID(), [event]));
    expect([other.status, await other.json()]).toEqual([200, { kept: 0 }]);
    await maple.send('POST', restPaths.logout, {});
    expect((await send(maple, message(user, [event]))).status).toBe(200);
    expect(await kept(event.id)).toEqual([]);
  });

  test('leaves out what the catalogue does not have, and says nothing of it but how much', async () => {
    const right = outcome();
    const wrong = [
      outcome({ cardNumber: '4111111111111111' }),
      outcome({ code: 'Dana Whitfield' }),
      outcome({ page: '/billing/pay-bill?payment=hunter2secret' }),
      outcome({ name: 'freeText', text: 'Maple Street Bakery' }),
      outcome({ id: randomUUID() }),
      'hunter2secret',
      null,
    ];
    const from = edge.logs.length;
    expect((await send(edge.browser(), message(null, [...wrong, right]))).status).toBe(204);
    const ids = wrong.flatMap((one) => (one !== null && typeof one === 'object' ? [one.id] : []));
    expect((await kept(right.id, ...ids)).map(({ id }) => id)).toEqual([right.id]);
    const logged = edge.logs.slice(from).join('');
    expect(logged).toContain('"unread":7');
    expect(logged).not.toMatch(/4111|Dana|Maple|hunter2/);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"events":'],
    ['another version', { ...message(null, [outcome()]), requirementsVersion: '0' }],
    ['more than it has members for', { ...message(null, [outcome()]), accountNumber: '1' }],
    ['no events', message(null, [])],
  ])('is refused where the message is none: %s', async (_what, body) => {
    expect((await send(edge.browser(), body)).status).toBe(400);
  });

  test('may be as long as a message may be, and no longer', async () => {
    const events: object[] = [];
    while (JSON.stringify(message(null, [...events, outcome()])).length <= analyticsLimits.messageBytes) {
      for (let more = 0; more < 20; more += 1) events.push(outcome());
    }
    expect((await send(edge.browser(), message(null, events.slice(0, -20)))).status).toBe(204);
    expect(
      (
        await send(
          edge.browser(),
          message(
            null,
            Array.from({ length: 1_001 }, () => 0),
          ),
        )
      ).status,
    ).toBe(400);
    const tooLong = { ...message(null, [outcome()]), padding: 'x'.repeat(160 * 1024) };
    expect((await send(edge.browser(), tooLong)).status).toBe(413);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('is refused from %s', async (_what, headers) => {
    const event = outcome();
    const response = await edge.browser().send('POST', restPaths.analytics, message(null, [event]), headers);
    expect(response.status).toBe(403);
    expect(await kept(event.id)).toEqual([]);
  });

  test('of a browser that asks not to be followed is not kept', async () => {
    const event = outcome();
    expect((await send(edge.browser(), message(null, [event]), { 'sec-gpc': '1' })).status).toBe(204);
    expect(await kept(event.id)).toEqual([]);
  });

  test('is taken from one address now and then: more is told to wait, others go on', async () => {
    edge.holdTime();
    const from = { 'x-forwarded-for': '198.51.100.7' };
    let refused: Response | undefined;
    for (let times = 0; times <= 120; times += 1) {
      refused = await send(edge.browser(), message(null, [outcome()]), from);
    }
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = { 'x-forwarded-for': '203.0.113.9' };
    expect((await send(edge.browser(), message(null, [outcome()]), other)).status).toBe(204);
  });

  test('of visitors is taken by the event: who sends many is told to wait and adds no more, customers go on', async () => {
    edge.holdTime();
    const from = { 'x-forwarded-for': '198.51.100.20' };
    // Short enough for a message: what counts is how many they are.
    const short = () => Array.from({ length: analyticsLimits.eventsPerMessage }, () => ({ id: uuidV7() }));
    const statuses: number[] = [];
    for (let times = 0; times < 2; times += 1)
      statuses.push((await send(edge.browser(), message(null, short()), from)).status);
    expect(statuses).toEqual([204, 204]);
    const late = outcome();
    const refused = await send(edge.browser(), message(null, [late]), from);
    expect(refused.status).toBe(429);
    expect(await kept(late.id)).toEqual([]);
    const maple = await edge.signedIn('maple');
    const own = outcome();
    expect((await send(maple, message(await userOf(maple), [own]), from)).status).toBe(204);
    expect(await kept(own.id)).toHaveLength(1);
    // The browser has it still, and it is taken once the wait is over.
    edge.passTime(Number(refused.headers.get('retry-after')) * 1_000);
    expect((await send(edge.browser(), message(null, [late]), from)).status).toBe(204);
    expect(await kept(late.id)).toHaveLength(1);
  });

  test('of a customer is taken as fast as a browser tells it, with all that it kept without a connection', async () => {
    edge.holdTime();
    const maple = await edge.signedIn('maple');
    const user = await userOf(maple);
    const some = (length: number) =>
      message(
        user,
        Array.from({ length }, () => ({ id: uuidV7() })),
      );
    expect((await send(maple, some(analyticsLimits.eventsPerMessage))).status).toBe(204);
    for (let times = 0; times < 30; times += 1) {
      // Two hundred a second, sent every two seconds.
      edge.passTime(2_000);
      expect((await send(maple, some(400))).status).toBe(204);
    }
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1)
      statuses.push((await send(maple, some(analyticsLimits.eventsPerMessage))).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is removed after a month', async () => {
    const event = outcome();
    await send(edge.browser(), message(null, [event]));
    const after = (days: number) => new Date(Date.now() + days * 86_400_000);
    await removeOldEvents(under.database, after(keptDays - 1));
    expect(await kept(event.id)).toHaveLength(1);
    await removeOldEvents(under.database, after(keptDays + 1));
    expect(await kept(event.id)).toEqual([]);
  });

  const modems = async (visit: string) =>
    await under.database.query<{ topic: string; btm_id: string }>(
      'SELECT topic, btm_id FROM analytics_visit WHERE visit = $1::uuid',
      [visit],
    );

  test('names once a visit the modem that it came through, where the network knows of one', async () => {
    const maple = await edge.signedIn('maple');
    const user = await userOf(maple);
    const event = outcome();
    await send(maple, message(user, [event, outcome({ visit: event.visit })]));
    await send(maple, message(user, [outcome({ visit: event.visit })]));
    expect(await modems(event.visit)).toEqual([{ topic: 'dev', btm_id: 'btm-4f1c9a' }]);
    const [visitor, other] = [outcome(), outcome()];
    await send(edge.browser(), message(null, [visitor]));
    const community = await edge.signedIn('community');
    await send(community, message(await userOf(community), [other]));
    expect([...(await modems(visitor.visit)), ...(await modems(other.visit))]).toEqual([]);
    await removeOldEvents(under.database, new Date(Date.now() + (keptDays + 1) * 86_400_000));
    expect(await modems(event.visit)).toEqual([]);
  });

  test('of customers in production is kept apart from that of anybody else: events, and the modem of a visit', async () => {
    const { services } = edge;
    const configuration = { ...services.configuration, environment: 'production' } as const;
    const production = await buildEdge({ ...services, configuration });
    const maple = portalClient(await production.app.listen({ host: '127.0.0.1', port: 0 }));
    await maple.signIn('maple');
    const event = outcome();
    expect((await send(maple, message(await userOf(maple), [event]))).status).toBe(204);
    await production.stop();
    expect(await kept(event.id)).toMatchObject([{ topic: 'prod' }]);
    expect(await modems(event.visit)).toMatchObject([{ topic: 'prod' }]);
  });

  test('is shown to whoever it is about, outside production alone', async () => {
    const maple = await edge.signedIn('maple');
    const event = outcome();
    await send(maple, message(await userOf(maple), [event]));
    const page = await (await maple.get('/demo/analytics')).text();
    expect(page).toContain(`data-event="${event.id}"`);
    expect((await edge.browser().get('/demo/analytics')).status).toBe(401);
    const other = await (await (await edge.signedIn('community')).get('/demo/analytics')).text();
    expect(other).not.toContain(event.id);
  });
});
