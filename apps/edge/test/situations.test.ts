import { accountStandings, addDays, businessDate, mobileStandingNames } from '@linework/domain';
import { demoPassword, sampleTimeZone } from '@linework/fixtures';
import {
  findCustomer,
  printSituation,
  type SituationsAnswer,
  situationsPath,
  usualSituation,
} from '@linework/review';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildEdge } from '../src/build-edge.ts';
import { clockShown, offsetFor } from '../src/capabilities/situations/situation-clock.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { describeSeededOnEachEngine, describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import type { PortalClient } from './support/portal-client.ts';

const pastDue43 = {
  situation: printSituation({ ...usualSituation, standing: 'past-due-43', language: 'es' }),
};

async function ask(browser: PortalClient): Promise<SituationsAnswer> {
  const response = await browser.get(situationsPath);
  expect(response.status).toBe(200);
  return await response.json();
}

const choose = async (browser: PortalClient, body: object, token: string) =>
  await browser.send('POST', situationsPath, body, { 'x-xsrf-token': token });

const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describeSeededOnEachEngine('A reviewer outside production', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, { env: { COMMUNITY_HOSTS: 'community.localhost' } });
  });
  afterAll(async () => await edge.stop());

  test('is told who can be signed in as, and that an address alone signs nobody in', async () => {
    const browser = edge.browser();
    const { customers, present } = await ask(browser);
    expect(present).toBeNull();
    expect(customers.map(({ username }) => username)).toContain('pastdue43');
    expect(JSON.stringify(customers)).not.toContain(demoPassword);
    expect([...browser.cookies.keys()]).not.toContain('session');
    await browser.get(`/billing/pay-bill?situation=${pastDue43.situation}`);
    expect((await browser.get('/api/pub/session/v1/session')).status).toBe(401);
  });

  test.each(mobileStandingNames)('sees mobile service that is %s after choosing it', async (mobile) => {
    const browser = edge.browser();
    const { token } = await ask(browser);
    await choose(browser, { situation: `standing.current_mobile.${mobile}` }, token);
    const { present } = await ask(browser);
    expect(present).toMatchObject({ mobile, role: 'PRIMARY' });
  });

  test.each(accountStandings)('sees %s after choosing it', async (standing) => {
    const browser = edge.browser();
    const { token, customers } = await ask(browser);
    const chosen = await choose(browser, { situation: `standing.${standing}` }, token);
    const username = findCustomer({ ...usualSituation, standing }, customers)?.customer.username;
    expect(await chosen.json()).toEqual({ username });
    const { present } = await ask(browser);
    expect(present).toMatchObject({
      username,
      standing,
      mobile: 'none',
      role: 'PRIMARY',
      restriction: 'none',
    });
  });

  test('is signed in as anybody is: a new session with its own XSRF token, and the language chosen', async () => {
    const browser = edge.browser();
    const first = await choose(browser, pastDue43, (await ask(browser)).token);
    expect(first.status).toBe(200);
    const session = browser.cookies.get('session');
    expect(decodeURIComponent(browser.cookies.get('profile') ?? '')).toContain('"language":"es"');
    await choose(browser, { situation: 'standing.current_role.ADMIN' }, (await ask(browser)).token);
    expect(browser.cookies.get('session')).not.toBe(session);
    const answer = await (await browser.get('/api/pub/session/v1/session')).json();
    expect(answer.user).toMatchObject({ username: 'maple-admin', role: 'ADMIN' });
    expect((await browser.send('POST', '/api/pub/session/v1/logout', {})).status).toBe(204);
  });

  test('moves the clock with the situation, and back', async () => {
    const browser = edge.browser();
    const { token, today } = await ask(browser);
    await choose(browser, { situation: 'standing.current_clock.20d-late' }, token);
    const moved = await ask(browser);
    expect(moved.clock).toEqual({ days: 20, isAfterCutOff: true });
    expect(moved.today).toBe(addDays(businessDate(today), 20));
    expect(moved.present?.standing).toBe('past-due');
    await choose(browser, { situation: 'standing.current' }, token);
    expect(await ask(browser)).toMatchObject({ today, clock: { days: 0, isAfterCutOff: false } });
  });

  test('changes nothing without the token that this browser was given', async () => {
    const [browser, other] = [edge.browser(), edge.browser()];
    const [{ token }, { token: stolen }] = [await ask(browser), await ask(other)];
    for (const wrong of ['', 'nonsense', `${token}x`, stolen]) {
      expect(await codeOf(await choose(browser, pastDue43, wrong))).toEqual([403, 'LW-AUT-070']);
    }
    expect(await codeOf(await edge.browser().send('POST', situationsPath, pastDue43))).toEqual([
      403,
      'LW-AUT-070',
    ]);
    const fromElsewhere = { 'x-xsrf-token': token, origin: 'https://evil.example' };
    const forged = await browser.send('POST', situationsPath, pastDue43, fromElsewhere);
    expect(await codeOf(forged)).toEqual([403, 'LW-AUT-070']);
    expect((await browser.get(`${situationsPath}?situation=${pastDue43.situation}`)).status).toBe(200);
    expect(browser.cookies.get('session')).toBeUndefined();
  });

  test('has a session’s own token refused: it is the page’s token that counts', async () => {
    const customer = await edge.signedIn('maple');
    await ask(customer);
    expect(await codeOf(await customer.send('POST', situationsPath, pastDue43))).toEqual([403, 'LW-AUT-070']);
  });

  test('who asks for what nobody knows gets the usual situation; more than a situation is refused', async () => {
    const browser = edge.browser();
    const { token } = await ask(browser);
    expect(await (await choose(browser, { situation: 'standing.rich' }, token)).json()).toEqual({
      username: 'maple',
    });
    const more = await choose(browser, { ...pastDue43, username: 'pastdue50' }, token);
    expect(more.status).toBe(400);
  });

  test('is told where the other variant is, for it is another host', async () => {
    const { origins } = await ask(edge.browser());
    const { port } = new URL(edge.url);
    expect(origins).toEqual({
      business: `http://127.0.0.1:${port}`,
      community: `http://community.localhost:${port}`,
    });
  });
});

describeSeededOnOneEngine('Where demo customers do not belong', (under) => {
  const refused = async (browser: PortalClient) => {
    expect(await codeOf(await browser.get(situationsPath))).toEqual([404, 'LW-SYS-020']);
    expect(await codeOf(await choose(browser, pastDue43, 'any'))).toEqual([404, 'LW-SYS-020']);
    expect(browser.cookies.get('session')).toBeUndefined();
  };

  test('a host of a stricter environment has no situations', async () => {
    const edge = await startEdgeUnderTest(under.database, {
      env: { HOST_ENVIRONMENTS: '127.0.0.1=production' },
    });
    await refused(edge.browser());
    await edge.stop();
  });

  test.each([
    ['production', true],
    ['production', false],
    ['dev', false],
  ] as const)('the edge of %s has none, demo sign-ins switched on: %s', async (environment, demoSignIns) => {
    const edge = await startEdgeUnderTest(under.database);
    const { configuration } = edge.services;
    const strict = { ...configuration, environment, toggles: { ...configuration.toggles, demoSignIns } };
    const services = { ...edge.services, configuration: strict };
    const { app } = await buildEdge(services, { logs: { write: () => undefined } });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const get = await fetch(new URL(situationsPath, url));
    const post = await fetch(new URL(situationsPath, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': 'any' },
      body: JSON.stringify(pastDue43),
    });
    expect([await codeOf(get), await codeOf(post)]).toEqual([
      [404, 'LW-SYS-020'],
      [404, 'LW-SYS-020'],
    ]);
    await app.close();
    await edge.stop();
  });
});

describe('The clock of a situation', () => {
  const face = { seededOn: '2026-11-21', timeZone: sampleTimeZone, cutOff: '20:00' } as const;
  const at = (real: string, days: number, isAfterCutOff: boolean) => {
    const now = new Date(Date.parse(real) + offsetFor({ days, isAfterCutOff }, face, new Date(real)));
    return { now: now.toISOString(), shown: clockShown(now, face, new Date(real)) };
  };

  test('is the real one on the day of the seed', () => {
    expect(offsetFor({ days: 0, isAfterCutOff: false }, face, new Date('2026-11-21T20:04:00Z'))).toBe(0);
  });

  test.each([
    ['2026-11-21T20:04:00Z', 7, false, '2026-11-28T20:04:00.000Z'],
    ['2026-11-21T20:04:00Z', 0, true, '2026-11-22T01:00:00.000Z'],
    // In the evening, too, it is one thing to move to the evening and another to keep the time.
    ['2026-11-22T02:30:45Z', 20, true, '2026-12-12T01:00:00.000Z'],
    ['2026-11-22T02:30:45Z', 7, false, '2026-11-29T02:30:00.000Z'],
    // Ten days after the seed, the day of the seed is ten days back: its customers stand as they were made.
    ['2026-12-01T20:04:00Z', 0, false, '2026-11-21T20:04:00.000Z'],
    // Over a change to summer time the wall clock stays.
    ['2026-11-21T20:04:00Z', 120, false, '2027-03-21T19:04:00.000Z'],
  ])('at %s, %s days on (evening: %s), stands at %s', (real, days, isAfterCutOff, now) => {
    expect(at(real, days, isAfterCutOff)).toEqual({ now, shown: { days, isAfterCutOff } });
  });
});

describe('The catalogue that outcomes lead to', () => {
  const production = {
    DATABASE_URL: 'postgresql://database.internal/linework',
    PROCESSOR_URL: 'https://processor.internal',
    PUBLIC_ORIGIN: 'https://portal.example',
    SESSION_SECRET: 'a-secret-of-forty-characters-0123456789ab',
  };
  const elsewhere = 'https://catalogue.example/main/';

  test.each([
    [{ PORTAL_ENV: 'dev' }, null],
    [{ PORTAL_ENV: 'dev', CATALOGUE_PORT: '6006' }, 'http://localhost:6006/'],
    [{ PORTAL_ENV: 'dev', CATALOGUE_PORT: '6006', CATALOGUE_URL: elsewhere }, elsewhere],
    [{ ...production, CATALOGUE_URL: elsewhere }, null],
  ])('is where %j says, and nowhere in production', (env, address) => {
    expect(readConfiguration(env).catalogueUrl).toBe(address);
  });
});
