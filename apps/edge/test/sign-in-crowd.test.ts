import { restPaths } from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type PortalClient, pkce, signInBody } from './support/portal-client.ts';

const others = ['credit', 'nothingdue', 'bankpending', 'pastdue43'];
const ofMany = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index));

describeSeededOnEachEngine('A crowd that signs in', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, { env: { TRUST_PROXY: '1' } });
  });
  afterAll(async () => await edge.stop());

  const signIn = async (
    client: PortalClient,
    username: string,
    address: string,
    password = 'linework-demo',
  ) =>
    await client.send('POST', restPaths.signIn, signInBody(username, password, pkce().challenge), {
      'x-forwarded-for': address,
    });
  const refusalsIn = async (answers: readonly Response[]) =>
    await Promise.all(
      answers
        .filter(({ ok }) => !ok)
        .map(async (answer) => ({
          status: answer.status,
          retryAfter: answer.headers.get('retry-after'),
          problem: { ...problemSchema.parse(await answer.json()), correlatorId: '', reference: '' },
        })),
    );

  test('of one user with the right password, on many devices and networks, keeps nobody else out', async () => {
    const devices = ofMany(20, () => edge.browser());
    for (const device of devices) expect((await signIn(device, 'maple', '192.0.2.1')).status).toBe(200);
    const crowd = ofMany(100, async (index) => {
      const device = devices[index % devices.length] ?? edge.browser();
      return await signIn(device, 'maple', `192.0.2.${index}`);
    });
    const meanwhile = others.map(
      async (username, index) => (await signIn(edge.browser(), username, `203.0.113.${index}`)).status,
    );
    expect(await Promise.all(meanwhile)).toEqual(others.map(() => 200));
    const answers = await Promise.all(crowd);
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    for (const refusal of await refusalsIn(answers))
      expect(refusal).toMatchObject({ status: 429, retryAfter: '1', problem: { code: 'LW-AUT-040' } });
    // On a device that knows them the owner goes on, and what was refused counts against nobody.
    expect((await signIn(devices[0] ?? edge.browser(), 'maple', '192.0.2.1')).status).toBe(200);
    expect(await under.database.query('SELECT 1 FROM attempt_throttle WHERE attempts > 0')).toEqual([]);
  });

  test('of strangers who guess at one name does not take the places of its owner’s own browser', async () => {
    const owner = edge.browser();
    await signIn(owner, 'maple', '198.51.100.1');
    const strangers = ofMany(
      20,
      async (index) => await signIn(edge.browser(), 'maple', `198.51.100.${index}`, 'guessed'),
    );
    expect((await signIn(owner, 'maple', '198.51.100.1')).status).toBe(200);
    await Promise.all(strangers);
    await under.database.query('DELETE FROM attempt_throttle');
  });

  test('of one network has no more than its share, by however many names', async () => {
    const crowd = ofMany(
      100,
      async (index) => await signIn(edge.browser(), `crowd-${index}`, '192.0.2.200', 'guessed'),
    );
    const meanwhile = others.map(
      async (username, index) => (await signIn(edge.browser(), username, `203.0.113.${index}`)).status,
    );
    expect(await Promise.all(meanwhile)).toEqual(others.map(() => 200));
    const codes = (await refusalsIn(await Promise.all(crowd))).map(({ problem }) => problem.code);
    expect(new Set(codes)).toEqual(new Set(['LW-AUT-010', 'LW-AUT-040']));
    await under.database.query('DELETE FROM attempt_throttle');
  });

  test('of many networks of one site has no more than its share', async () => {
    const crowd = ofMany(
      100,
      async (index) =>
        await signIn(edge.browser(), `crowd-${index}`, `2001:db8:1:${index.toString(16)}::1`, 'guessed'),
    );
    const meanwhile = others.map(
      async (username, index) => (await signIn(edge.browser(), username, `2001:db8:2:${index}::1`)).status,
    );
    expect(await Promise.all(meanwhile)).toEqual(others.map(() => 200));
    const codes = (await refusalsIn(await Promise.all(crowd))).map(({ problem }) => problem.code);
    expect(new Set(codes)).toEqual(new Set(['LW-AUT-010', 'LW-AUT-040']));
    await under.database.query('DELETE FROM attempt_throttle');
  });

  /** Does each again and again while something else is done, as somebody would who means to fill the line. */
  const meanwhile = async (steadily: readonly (() => Promise<Response>)[], work: () => Promise<void>) => {
    const begun = steadily.map(() => Promise.withResolvers<void>());
    let isOver = false;
    const crowd = steadily.map(async (send, index) => {
      while (!isOver) {
        const answer = await send();
        await answer.text();
        begun[index]?.resolve();
      }
    });
    // One answer means that the line has been in use for a while, and that others stand in it.
    await Promise.race(begun.map(async ({ promise }) => await promise));
    await work().finally(async () => {
      isOver = true;
      await Promise.all(crowd);
    });
  };

  test('of one who is signed in and enters their own password again and again keeps nobody out, new or known', async () => {
    const owner = edge.browser();
    await signIn(owner, 'maple', '198.51.100.1');
    const signedIn = await edge.signedIn('credit');
    const again = async () =>
      await signedIn.send('POST', restPaths.reauthentication, { password: 'linework-demo' });
    await meanwhile(
      ofMany(150, () => again),
      async () => {
        for (const client of [edge.browser(), owner, edge.browser(), owner])
          expect((await signIn(client, 'maple', '203.0.113.1')).status).toBe(200);
      },
    );
    expect((await again()).status).toBe(200);
    const counted = await under.database.query(
      `SELECT 1 FROM attempt_throttle WHERE attempts > 0 AND purpose LIKE ANY (ARRAY['reauth/%', 'sign-in/%'])`,
    );
    expect(counted).toEqual([]);
  });

  test('of many users with right passwords, new and on their own devices, keeps no device out that knows its owner', async () => {
    const owner = edge.browser();
    await signIn(owner, 'maple', '198.51.100.1');
    const names = await under.database.query<{ username: string }>(
      `SELECT username FROM portal_user WHERE username <> 'maple' AND user_type = 'CONSUMER' AND NOT has_second_step
       ORDER BY username LIMIT 32`,
    );
    expect(names).toHaveLength(32);
    const twice = <Item>(items: readonly Item[]): Item[] => [...items, ...items];
    const strangers = twice(names.slice(0, 24)).map(
      ({ username }, index) =>
        async () =>
          await signIn(edge.browser(), username, `192.0.2.${index % 3}`),
    );
    const known = names.slice(24).map(({ username }) => ({ username, client: edge.browser() }));
    for (const { client, username } of known)
      expect((await signIn(client, username, '192.0.2.9')).status).toBe(200);
    const onTheirs = twice(known).map(
      ({ client, username }) =>
        async () =>
          await signIn(client, username, '192.0.2.9'),
    );
    await meanwhile([...strangers, ...onTheirs], async () => {
      for (let time = 0; time < 4; time += 1)
        expect((await signIn(owner, 'maple', '203.0.113.1')).status).toBe(200);
    });
  });

  test('hears of one too many the same, whether there is such a user or not', async () => {
    const tooManyFor = async (username: string) => {
      const answers = await Promise.all(
        ofMany(12, async (index) => await signIn(edge.browser(), username, `198.51.100.${index}`, 'guessed')),
      );
      const [first, ...more] = (await refusalsIn(answers)).filter(({ status }) => status === 429);
      for (const other of more) expect(other).toEqual(first);
      return first;
    };
    const there = await tooManyFor('maple');
    expect(there).toBeDefined();
    expect(await tooManyFor('nobody-here')).toEqual(there);
    await under.database.query('DELETE FROM attempt_throttle');
  });

  test('fills the line from everywhere: who is turned away comes back later, and nobody is called for it', async () => {
    const owner = edge.browser();
    expect((await signIn(owner, 'maple', '198.51.100.1')).status).toBe(200);
    const crowd = ofMany(
      120,
      async (index) => await signIn(edge.browser(), `crowd-${index}`, `192.0.2.${index}`, 'guessed'),
    );
    await Promise.any(crowd);
    // Whoever has signed in here before finds a place that no stranger may have.
    expect((await signIn(owner, 'maple', '198.51.100.1')).status).toBe(200);
    const answers = await Promise.all(crowd);
    const turnedAway = (await refusalsIn(answers)).filter(({ status }) => status === 503);
    expect(turnedAway.length).toBeGreaterThan(0);
    for (const { retryAfter } of turnedAway) expect(Number(retryAfter)).toBeGreaterThan(0);
    const logged = edge.logs.filter((line) => line.includes('LW-SYS-010'));
    expect(logged).toHaveLength(turnedAway.length);
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
