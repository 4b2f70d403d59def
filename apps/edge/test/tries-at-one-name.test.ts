import { restPaths } from '@linework/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countAttempt } from '../src/throttle/attempt-throttle.ts';
import { nameLimits } from '../src/throttle/name-limits.ts';
import { cleanUp } from '../src/worker/clean-up.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { pkce, signInBody } from './support/portal-client.ts';

describeSeededOnEachEngine('Tries at one name', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, { env: { TRUST_PROXY: '1' } });
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    await under.database.query('DELETE FROM attempt_throttle');
  });

  /** Each call from a browser that nobody has signed in with. */
  const from = async (network: string, path: string, body: unknown) =>
    await edge.browser().send('POST', path, body, { 'x-forwarded-for': network });
  const signIn = async (network: string, password: string, name = 'maple') =>
    await from(network, restPaths.signIn, signInBody(name, password, pkce().challenge));
  const askFor = async (network: string, name = 'maple') =>
    await from(network, restPaths.recovery, { forgotten: 'password', name });
  const right = 'linework-demo';

  /** Tries four times a second for so long, and hears nothing of waits. @returns the answers */
  const poll = async (seconds: number, send: () => Promise<Response>): Promise<Response[]> => {
    const answers: Response[] = [];
    for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
      answers.push(await send());
      edge.passTime(250);
    }
    return answers;
  };
  const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status);

  test('of a stranger who never stops keep its owner from no new browser elsewhere, for however long', async () => {
    edge.holdTime();
    for (let round = 0; round < 3; round += 1) {
      await poll(15, async () => await signIn('192.0.2.1', 'guessed'));
      expect((await signIn('203.0.113.9', right)).status).toBe(200);
    }
  });

  test('of a stranger who never stops keep its owner from no recovery elsewhere', async () => {
    edge.holdTime();
    const asked = await poll(40, async () => await askFor('192.0.2.1'));
    expect(asked.at(-1)?.status).toBe(429);
    expect((await askFor('203.0.113.9')).status).toBe(200);
  });

  test('of a few networks that each come as soon as they are told leave a try to one that has tried nothing', async () => {
    edge.holdTime();
    const networks = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((network) => ({ network, isBackIn: 0 }));
    for (let second = 0; second < 900; second += 1) {
      for (const one of networks.filter(({ isBackIn }) => isBackIn <= second)) {
        const { headers, status } = await askFor(one.network);
        one.isBackIn = status === 429 ? second + Number(headers.get('retry-after')) : second + 1;
      }
      edge.passTime(1_000);
    }
    expect((await askFor('203.0.113.9')).status).toBe(200);
  });

  test('that come before their wait is over make it longer, up to a minute, and are over a minute after the last', async () => {
    edge.holdTime();
    const answers = await poll(60, async () => await signIn('192.0.2.1', 'guessed'));
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(6);
    const waits = answers.slice(6).map(({ headers }) => Number(headers.get('retry-after')));
    expect(waits.slice(0, 6)).toEqual([2, 4, 8, 16, 32, 60]);
    expect(new Set(waits.slice(6))).toEqual(new Set([60]));
    edge.passTime(60_000);
    expect((await signIn('192.0.2.1', right)).status).toBe(200);
  });

  test('of many networks are slowed down together, the same for a name that is nobody’s', async () => {
    edge.holdTime();
    const heard = async (name: string) => {
      const answers: (number | string | null)[][] = [];
      for (let network = 0; network < 24; network += 1) {
        const { status, headers } = await signIn(`192.0.2.${network}`, 'guessed', name);
        answers.push([status, headers.get('retry-after')]);
      }
      return answers;
    };
    const there = await heard('maple');
    expect(there.slice(0, 21)).toEqual(Array.from({ length: 21 }, () => [401, null]));
    expect(there.slice(21)).toEqual(Array.from({ length: 3 }, () => [429, '1']));
    expect(await heard('nobody-here')).toEqual(there);
  });

  test('of one IPv6 site are those of one network, however many it has', async () => {
    edge.holdTime();
    const statuses: number[] = [];
    for (let network = 0; network < 8; network += 1)
      statuses.push((await signIn(`2001:db8:1:${network}::1`, 'guessed')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    expect((await signIn('2001:db8:2::1', right)).status).toBe(200);
  });

  test('of more networks than anybody has are no more than 120 firsts an hour and 60 others', async () => {
    const start = Date.parse('2026-11-30T12:00:00Z');
    /** @returns for how many seconds it was told to wait; 0 where it was let through */
    const waitOf = async (network: string, now: Date): Promise<number> => {
      const limits = await nameLimits(under.database, { purpose: 'sign-in', nameHash: 'name', network });
      const rules = [limits.ofSite, limits.ofAll];
      const refusal = await countAttempt(under.database, rules, 'LW-AUT-040', now).catch((error) => error);
      return refusal?.details.retryAfter ?? 0;
    };
    let [firsts, others, othersAreBackIn] = [0, 0, 0];
    for (let second = 0; second < 3_600; second += 1) {
      const now = new Date(start + second * 1_000);
      if ((await waitOf(`new ${firsts}`, now)) === 0) firsts += 1;
      // One of those that have tried before, as soon as it is told.
      if (firsts < 2 || second < othersAreBackIn) continue;
      const wait = await waitOf(`new ${others % (firsts - 1)}`, now);
      if (wait === 0) others += 1;
      othersAreBackIn = second + wait;
    }
    const [free, untilLongest] = [20, 7];
    expect(firsts).toBeGreaterThan(100);
    expect(firsts).toBeLessThanOrEqual(120 + free + untilLongest);
    expect(others).toBeGreaterThan(40);
    expect(others).toBeLessThanOrEqual(60 + free + untilLongest);
  });

  test('are forgotten a day after the last, and a right password leaves nothing of its network’s', async () => {
    const kept = async () =>
      await under.database.query(
        `SELECT 1 FROM attempt_throttle WHERE purpose LIKE 'sign-in/%' AND attempts > 0`,
      );
    await signIn('192.0.2.1', right);
    expect(await kept()).toEqual([]);
    await signIn('192.0.2.1', 'mistyped');
    expect(await kept()).toHaveLength(3);
    const { clock, realClock } = edge.services;
    edge.passTime(25 * 3_600_000);
    await cleanUp({ database: under.database, clock, realClock }, []);
    expect(await kept()).toEqual([]);
  });
});
