import { restPaths } from '@linework/contract';
import { problemSchema, sessionAnswer, signInRequest } from '@linework/contract/schemas';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/capabilities/session/password-hash.ts';
import { rememberedDevices } from '../src/capabilities/session/remembered-device.ts';
import { signIn } from '../src/capabilities/session/sign-in.ts';
import { describeSeededOnEachEngine, describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type PortalClient, pkce, portalClient, signInBody, tokenBody } from './support/portal-client.ts';

const minute = 60_000;

const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code;

/** Who has signed in with this browser, as the edge answers it. */
async function userOf(client: PortalClient): Promise<string> {
  const response = await client.get(restPaths.session);
  return sessionAnswer.parse(await response.json()).user.username;
}

/** Signs in, and tells who is signed in then. */
async function signsInAs(client: PortalClient, username: string): Promise<string> {
  await client.signIn(username);
  return await userOf(client);
}

describeSeededOnEachEngine('Sign-in', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    // Each test starts with nobody having tried anything.
    await under.database.query('DELETE FROM attempt_throttle');
  });

  const askForCode = async (client: PortalClient, username: string, password: string, challenge: string) =>
    await client.send('POST', restPaths.signIn, signInBody(username, password, challenge));

  test('takes a customer with user name and password to a session that knows who they are', async () => {
    const customer = await edge.signedIn('maple');
    const response = await customer.get(restPaths.session);
    const session = sessionAnswer.parse(await response.json());
    expect(session.user).toMatchObject({ username: 'maple', role: 'PRIMARY' });
    expect(session.companyName).toBe('Maple Street Bakery LLC');
    expect(Date.parse(session.idleDeadline) - Date.parse(session.now)).toBeGreaterThan(14 * minute);
  });

  test('finds the user name whatever its letter case', async () => {
    expect(await userOf(await edge.signedIn('  MAPLE '))).toBe('maple');
  });

  test('answers an id token with account type, ZIP, billing slice and number, which its keys verify', async () => {
    const client = edge.browser();
    const { idToken } = await client.signIn('maple');
    expect(decodeProtectedHeader(idToken).alg).toBe('EdDSA');
    const keys: JSONWebKeySet = await (await client.get(`${restPaths.signIn}/keys`)).json();
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), { audience: 'commercial-portal' });
    expect(payload).toMatchObject({
      acct_type: 'COMMERCIAL',
      acct_zip: '14607',
      acct_num: expect.any(String),
      billing_slice: expect.stringMatching(/^(CSG|ICOMS)-/),
    });
  });

  test('says the same of a wrong password and of a user that does not exist', async () => {
    const client = edge.browser();
    const wrong = await askForCode(client, 'maple', 'not-it', pkce().challenge);
    const unknown = await askForCode(client, 'nobody-here', 'not-it', pkce().challenge);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const [first, second] = [await wrong.json(), await unknown.json()];
    expect({ ...first, correlatorId: '', reference: '' }).toEqual({
      ...second,
      correlatorId: '',
      reference: '',
    });
    expect(first.code).toBe('LW-AUT-010');
  });

  test('keeps the session cookie from scripts and from other sites', async () => {
    const client = edge.browser();
    const { verifier, challenge } = pkce();
    const { code } = await (await askForCode(client, 'maple', 'linework-demo', challenge)).json();
    const response = await client.send('POST', restPaths.token, tokenBody(code, verifier));
    const [session, xsrf, profile] = response.headers.getSetCookie();
    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(xsrf).toMatch(/^XSRF-TOKEN=[\w.-]+; Path=\/; SameSite=Lax$/);
    expect(decodeURIComponent(profile ?? '')).toBe(
      'profile={"username":null,"language":null,"variant":"business"}; Path=/; SameSite=Lax',
    );
  });

  test('remembers the user name for ninety days when asked to, and nothing else of the customer', async () => {
    const client = edge.browser();
    const { verifier, challenge } = pkce();
    const body = { ...signInBody('maple', 'linework-demo', challenge), remember_me: true };
    const { code } = await (await client.send('POST', restPaths.signIn, body)).json();
    const response = await client.send('POST', restPaths.token, tokenBody(code, verifier));
    const profile = decodeURIComponent(response.headers.getSetCookie()[2] ?? '');
    expect(profile).toContain('profile={"username":"maple","language":null,"variant":"business"}');
    expect(profile).toContain('Max-Age=7776000');
  });

  test('gives a code that works once', async () => {
    const client = edge.browser();
    const { verifier, challenge } = pkce();
    const { code } = await (await askForCode(client, 'maple', 'linework-demo', challenge)).json();
    expect((await client.send('POST', restPaths.token, tokenBody(code, verifier))).status).toBe(200);
    const again = await client.send('POST', restPaths.token, tokenBody(code, verifier));
    expect([again.status, await codeOf(again)]).toEqual([401, 'LW-AUT-020']);
  });

  /** A customer who is signed in, the code that did it, and its verifier. */
  async function signedInByCode() {
    const client = edge.browser();
    const { verifier, challenge } = pkce();
    const { code } = await (await askForCode(client, 'maple', 'linework-demo', challenge)).json();
    await client.send('POST', restPaths.token, tokenBody(code, verifier));
    expect((await client.get(restPaths.session)).status).toBe(200);
    return { client, code, verifier };
  }

  test.each([
    ['whoever shows it', true],
    ['a thief without the verifier', false],
  ])('ends the session that a code began when the code is shown again, by %s', async (_who, hasVerifier) => {
    const { client, code, verifier } = await signedInByCode();
    const bystander = await edge.signedIn('maple');
    const shown = tokenBody(code, hasVerifier ? verifier : pkce().verifier);
    const again = await edge.browser().send('POST', restPaths.token, shown);
    expect([again.status, await codeOf(again)]).toEqual([401, 'LW-AUT-020']);
    expect((await client.get(restPaths.session)).status).toBe(401);
    expect((await bystander.get(restPaths.session)).status).toBe(200);
  });

  test('ends it long after the code was good for anything, too', async () => {
    const { client, code, verifier } = await signedInByCode();
    edge.passTime(10 * minute);
    await edge.browser().send('POST', restPaths.token, tokenBody(code, verifier));
    expect((await client.get(restPaths.session)).status).toBe(401);
  });

  test('lets nobody in for long by a code that two show at once', async () => {
    const { verifier, challenge } = pkce();
    const { code } = await (await askForCode(edge.browser(), 'maple', 'linework-demo', challenge)).json();
    const browsers = Array.from({ length: 6 }, () => edge.browser());
    const answers = await Promise.all(
      browsers.map((browser) => browser.send('POST', restPaths.token, tokenBody(code, verifier))),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    for (const browser of browsers) expect((await browser.get(restPaths.session)).status).toBe(401);
  });

  test('gives a code that a thief without the verifier only spends', async () => {
    const client = edge.browser();
    const { verifier, challenge } = pkce();
    const { code } = await (await askForCode(client, 'maple', 'linework-demo', challenge)).json();
    expect((await client.send('POST', restPaths.token, tokenBody(code, pkce().verifier))).status).toBe(401);
    expect((await client.send('POST', restPaths.token, tokenBody(code, verifier))).status).toBe(401);
  });

  test('gives a code that is worth nothing after a minute', async () => {
    const client = edge.browser();
    const { verifier, challenge } = pkce();
    const { code } = await (await askForCode(client, 'maple', 'linework-demo', challenge)).json();
    edge.passTime(61_000);
    expect((await client.send('POST', restPaths.token, tokenBody(code, verifier))).status).toBe(401);
  });

  const spoiled = [
    ['client_id', 'someone-else'],
    ['credential_type', 'otp'],
    ['response_type', 'token'],
    ['code_challenge_method', 'plain'],
    ['account_type', 'RESIDENTIAL'],
  ] as const;
  test.each(spoiled)('takes no other %s than its own', async (name, value) => {
    const body = { ...signInBody('maple', 'linework-demo', pkce().challenge), [name]: value };
    const response = await edge.browser().send('POST', restPaths.signIn, body);
    const problem = problemSchema.parse(await response.json());
    expect([response.status, problem.errors.map((error) => error.pointer)]).toEqual([400, [`/${name}`]]);
  });

  test('slows down who guesses passwords, and lets the owner in after the wait', async () => {
    edge.holdTime();
    const client = edge.browser();
    const answers: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      answers.push((await askForCode(client, 'credit', `guess-${attempt}`, pkce().challenge)).status);
    }
    // Five are free, the sixth begins the wait.
    expect(answers).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    const refused = await askForCode(client, 'credit', 'linework-demo', pkce().challenge);
    const wait = Number(refused.headers.get('retry-after'));
    // A second for the sixth, twice as long for each that came before it was over.
    expect([refused.status, wait]).toEqual([429, 8]);
    edge.passTime(wait * 1_000);
    for (let times = 0; times < 2; times += 1) expect(await signsInAs(client, 'credit')).toBe('credit');
  });

  test('counts guesses that are sent all at once', async () => {
    edge.holdTime();
    const client = edge.browser();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const response = await askForCode(client, 'nothingdue', `guess-${index}`, pkce().challenge);
        return response.status;
      }),
    );
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(6);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
  });

  test('lets a busy office in again and again: right passwords never wait', async () => {
    const client = edge.browser();
    for (let times = 0; times < 60; times += 1) {
      const response = await askForCode(client, 'maple', 'linework-demo', pkce().challenge);
      expect(response.status).toBe(200);
    }
  });

  const guess = async (client: PortalClient, username: string, times: number): Promise<Response[]> => {
    const answers: Response[] = [];
    for (let one = 0; one < times; one += 1) {
      answers.push(await askForCode(client, username, `guess-${one}`, pkce().challenge));
    }
    return answers;
  };
  const isSlowedDown = async (client: PortalClient, username: string): Promise<boolean> =>
    (await guess(client, username, 1)).some(({ status }) => status === 429);
  /** Guesses until the wait is on, and has it last longer than any test. */
  const guessSteadily = async (client: PortalClient, username: string): Promise<void> => {
    await guess(client, username, 7);
    await under.database.query(
      `UPDATE attempt_throttle SET next_at = next_at + INTERVAL '1 day' WHERE next_at > TIMESTAMPTZ 'epoch'`,
    );
    expect(await isSlowedDown(client, username)).toBe(true);
  };

  test('lets owners in at once where they have signed in before, however steadily strangers guess', async () => {
    const owner = await edge.signedIn('maple');
    const stranger = edge.browser();
    await guessSteadily(stranger, 'maple');
    for (let times = 0; times < 3; times += 1) expect(await signsInAs(owner, 'maple')).toBe('maple');
    expect(await isSlowedDown(stranger, 'maple')).toBe(true);
  });

  test('slows down who guesses on a known device too, and nobody else', async () => {
    const owner = await edge.signedIn('maple');
    await guessSteadily(owner, 'maple');
    expect(await signsInAs(edge.browser(), 'maple')).toBe('maple');
  });

  test('knows a device of several who share it, each by their own name', async () => {
    const shared = await edge.signedIn('maple');
    await shared.signIn('credit');
    const stranger = edge.browser();
    for (const username of ['maple', 'credit', 'nothingdue']) await guessSteadily(stranger, username);
    expect(await signsInAs(shared, 'maple')).toBe('maple');
    expect(await signsInAs(shared, 'credit')).toBe('credit');
    expect(await isSlowedDown(shared, 'nothingdue')).toBe(true);
  });

  test('keeps of a device what tells nobody who uses it, for ninety days, from scripts and other sites', async () => {
    const client = edge.browser();
    const response = await askForCode(client, 'maple', 'linework-demo', pkce().challenge);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^device=[\w-]{22}\.\d{10}\.[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test('takes a device for a stranger’s when its mark is made up, stolen from another user or changed', async () => {
    const owner = await edge.signedIn('maple');
    const other = await edge.signedIn('credit');
    await guessSteadily(edge.browser(), 'maple');
    const mark = owner.cookies.get('device') ?? '';
    const [id, until, signature] = mark.split('.');
    const marks = ['x', '..', other.cookies.get('device') ?? '', `${id}.${Number(until) + 1}.${signature}`];
    for (const forged of marks) {
      const client = edge.browser();
      client.cookies.set('device', forged);
      expect(await isSlowedDown(client, 'maple'), forged).toBe(true);
    }
  });

  test('forgets a device after ninety days', async () => {
    const owner = await edge.signedIn('maple');
    edge.passTime(90 * 24 * 60 * minute);
    await guessSteadily(edge.browser(), 'maple');
    expect(await isSlowedDown(owner, 'maple')).toBe(true);
  });

  test('forgets the devices of a password that was changed', async () => {
    const owner = await edge.signedIn('pastdue43');
    await under.database.query("UPDATE portal_user SET password_hash = $1 WHERE username = 'pastdue43'", [
      await hashPassword('linework-demo'),
    ]);
    await guessSteadily(edge.browser(), 'pastdue43');
    expect(await isSlowedDown(owner, 'pastdue43')).toBe(true);
  });

  test('tells the whole of a wait: whoever waits that long is let through', async () => {
    edge.holdTime();
    const client = edge.browser();
    const strangers = ['maple', 'credit', 'nothingdue', 'bankpending'];
    // An office that has mistyped a lot, so that its address waits as well as each name.
    for (let round = 0; round < 60; round += 1) {
      const username = strangers[round % strangers.length] ?? '';
      const [answer] = await guess(client, username, 1);
      if (answer?.status !== 429) continue;
      edge.passTime(Number(answer.headers.get('retry-after')) * 1_000);
      expect(await isSlowedDown(client, username), `round ${round}`).toBe(false);
    }
  });

  test('turns away who is one too many at once, says when to come back, and counts no try of theirs', async () => {
    const devices = rememberedDevices('a-secret-of-forty-characters-0123456789ab');
    const deviceKind = { browser: 'other', system: 'other' } as const;
    const tries = await Promise.allSettled(
      Array.from({ length: 200 }, async (_, index) => {
        const body = signInRequest.parse(signInBody(`crowd-${index}`, 'any', pkce().challenge));
        const asker = { address: `192.0.2.${index}`, deviceMarks: null, deviceKind };
        return await signIn({ database: under.database, devices }, body, asker, new Date());
      }),
    );
    const problems = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    const turnedAway = problems.filter((problem) => problem.code === 'LW-SYS-010');
    expect(turnedAway.length).toBeGreaterThan(0);
    for (const { details } of turnedAway) expect(details.retryAfter).toBeGreaterThan(0);
    const [counted] = await under.database.query<{ tries: number }>(
      "SELECT sum(attempts)::int AS tries FROM attempt_throttle WHERE purpose = 'sign-in/name-site'",
    );
    expect(counted?.tries).toBe(200 - turnedAway.length);
  });

  test('forgets a mistyped password with every minute that passes', async () => {
    const client = edge.browser();
    const mistype = async () => (await askForCode(client, 'bankpending', 'oops', pkce().challenge)).status;
    for (let times = 0; times < 30; times += 1) {
      expect(await mistype()).toBe(401);
      edge.passTime(61_000);
    }
  });

  test('writes neither passwords nor tokens down', async () => {
    const client = await edge.signedIn('maple');
    await askForCode(client, 'maple', 'a-mistyped-secret', pkce().challenge);
    const stored = JSON.stringify(await under.database.query('SELECT * FROM portal_session, portal_user'));
    const token = client.cookies.get('session') ?? 'none';
    for (const secret of ['a-mistyped-secret', 'linework-demo', token]) {
      expect(stored).not.toContain(secret);
      expect(edge.logs.join('')).not.toContain(secret);
    }
    expect(stored).toMatch(/\$(argon2id|scrypt)\$/);
  });
});

describeSeededOnEachEngine('A session', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());

  const statusOf = async (client: PortalClient) => (await client.get(restPaths.session)).status;

  test('ends after fifteen minutes without activity: thirteen, and the two of the warning', async () => {
    const customer = await edge.signedIn('maple');
    edge.passTime(14.9 * minute);
    expect(await statusOf(customer)).toBe(200);
    edge.passTime(0.2 * minute);
    const response = await customer.get(restPaths.session);
    expect([response.status, await codeOf(response)]).toEqual([401, 'LW-AUT-020']);
  });

  test('goes on as long as somebody is active, and all tabs learn the same deadline', async () => {
    const customer = await edge.signedIn('maple');
    edge.passTime(14 * minute);
    const ping = await (await customer.send('POST', restPaths.ping)).json();
    edge.passTime(14 * minute);
    const session = sessionAnswer.parse(await (await customer.get(restPaths.session)).json());
    expect(session.idleDeadline).toBe(ping.idleDeadline);
  });

  test('ends after twelve hours however active somebody is', async () => {
    const customer = await edge.signedIn('maple');
    for (let quarter = 0; quarter < 51; quarter += 1) {
      edge.passTime(14 * minute);
      await customer.send('POST', restPaths.ping);
    }
    expect(await statusOf(customer)).toBe(200);
    edge.passTime(10 * minute);
    expect(await statusOf(customer)).toBe(401);
  });

  test('ends at sign-out, for every tab', async () => {
    const customer = await edge.signedIn('maple');
    const otherTab = portalClient(edge.url);
    for (const [name, value] of customer.cookies) otherTab.cookies.set(name, value);
    expect((await customer.send('POST', restPaths.logout)).status).toBe(204);
    expect(customer.cookies.has('session')).toBe(false);
    expect(await statusOf(otherTab)).toBe(401);
  });

  test('ends by a link of our own pages, and goes to the signed-out page', async () => {
    const customer = await edge.signedIn('maple');
    const response = await customer.get(restPaths.logout, { 'sec-fetch-site': 'same-origin' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login?loggedOut=true']);
    expect(await statusOf(customer)).toBe(401);
  });

  const elsewhere = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a browser that does not say where from', {}],
  ] as const;
  test.each(elsewhere)('is not ended by a link on %s', async (_who, headers) => {
    const customer = await edge.signedIn('maple');
    await customer.get(restPaths.logout, { ...headers });
    expect(await statusOf(customer)).toBe(200);
  });

  test('has a new token after each sign-in, and the old one ends', async () => {
    const customer = await edge.signedIn('maple');
    const before = portalClient(edge.url);
    for (const [name, value] of customer.cookies) before.cookies.set(name, value);
    await customer.signIn('maple');
    expect(customer.cookies.get('session')).not.toBe(before.cookies.get('session'));
    expect(customer.cookies.get('XSRF-TOKEN')).not.toBe(before.cookies.get('XSRF-TOKEN'));
    expect([await statusOf(before), await statusOf(customer)]).toEqual([401, 200]);
  });

  test('changes nothing without its XSRF token', async () => {
    const customer = await edge.signedIn('maple');
    const stranger = await edge.signedIn('credit');
    const foreign = stranger.cookies.get('XSRF-TOKEN') ?? '';
    const attempts = [
      await customer.send('POST', restPaths.ping, undefined, { 'x-xsrf-token': '' }),
      await customer.send('POST', restPaths.ping, undefined, { 'x-xsrf-token': 'made.up' }),
      await customer.send('POST', restPaths.ping, undefined, { 'x-xsrf-token': foreign }),
    ];
    // Planted in the cookie as well, a token of another session still does not fit this one.
    customer.cookies.set('XSRF-TOKEN', foreign);
    attempts.push(await customer.send('POST', restPaths.ping));
    for (const attempt of attempts) {
      expect([attempt.status, await codeOf(attempt)]).toEqual([403, 'LW-AUT-070']);
    }
  });

  test('is not used by a form on another site, even one that knows the token', async () => {
    const customer = await edge.signedIn('maple');
    const response = await customer.send('POST', restPaths.ping, undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(response.status).toBe(403);
  });
});

describe('Over https', () => {
  // The names are what a browser acts on; the edge itself speaks http behind the provider's proxy.
  describeSeededOnOneEngine('cookies', (under) => {
    test('belong to this host alone', async () => {
      const edge = await startEdgeUnderTest(under.database, { env: { HTTPS: 'on' } });
      const customer = await edge.signedIn('maple');
      expect([...customer.cookies.keys()].sort()).toEqual([
        '__Host-XSRF-TOKEN',
        '__Host-device',
        '__Host-profile',
        '__Host-session',
      ]);
      expect((await customer.send('POST', restPaths.ping)).status).toBe(200);
      await edge.stop();
    });
  });
});

describeSeededOnEachEngine('Maintenance', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());

  test('answers every call with 401 and IN_MAINTENANCE until it is over', async () => {
    const customer = await edge.signedIn('maple');
    await edge.browser().send('PUT', '/api/demo/maintenance', { on: true });
    const response = await customer.get(restPaths.session);
    const problem = problemSchema.parse(await response.json());
    expect([response.status, problem.systemErrorCode]).toEqual([401, 'IN_MAINTENANCE']);
    expect((await customer.send('POST', restPaths.logout)).status).toBe(204);
    await edge.browser().send('PUT', '/api/demo/maintenance', { on: false });
    expect(await signsInAs(edge.browser(), 'maple')).toBe('maple');
  });

  test('is seen by the other copies of the edge, too', async () => {
    await under.database.query(
      `INSERT INTO runtime_setting VALUES ('maintenance', 'true', $1)
       ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value`,
      [new Date()],
    );
    await edge.runtime.refresh();
    expect((await edge.browser().get(restPaths.session)).status).toBe(401);
    expect(edge.runtime.isInMaintenance()).toBe(true);
  });
});
