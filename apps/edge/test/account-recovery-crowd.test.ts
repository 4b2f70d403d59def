import { restPaths } from '@linework/contract';
import { recoveriesAnHour, strangersRecoveriesAnHour } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerRecoveries } from '../src/capabilities/account-recovery/answer-recoveries.ts';
import { rememberedDevices } from '../src/capabilities/session/index.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type PortalClient, portalClient } from './support/portal-client.ts';
import { wholeRound } from './support/rounds.ts';

describeSeededOnEachEngine('Getting back in while others ask for the same person', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, { env: { TRUST_PROXY: '1' } });
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    await under.database.query('DELETE FROM account_recovery');
  });

  /** Asks for maple, whom nobody slows down here; an answer is the same whatever comes of it. */
  const ask = async (network: string, client: PortalClient = edge.browser()): Promise<void> => {
    await under.database.query('DELETE FROM attempt_throttle');
    const body = { forgotten: 'password', name: 'maple' };
    const answer = await client.send('POST', restPaths.recovery, body, { 'x-forwarded-for': network });
    expect([answer.status, Object.keys(await answer.json())]).toEqual([200, ['recovery']]);
  };
  /** How many codes maple is sent for what was asked. */
  const codesFor = async (asked: () => Promise<void>): Promise<number> => {
    const sent = async () => {
      const [row] = await under.database.query<{ codes: number }>(
        'SELECT count(*)::int AS codes FROM account_recovery WHERE user_id IS NOT NULL',
      );
      return row?.codes ?? 0;
    };
    const before = await sent();
    await asked();
    const { database, configuration, realClock } = edge.services;
    const outside = { database, devices: rememberedDevices(configuration.sessionSecret) };
    await answerRecoveries(outside, wholeRound, realClock.now(), (error) => {
      throw error;
    });
    return (await sent()) - before;
  };
  const often = async (times: number, network: (index: number) => string, client?: PortalClient) => {
    for (let time = 0; time < times; time += 1) await ask(network(time), client);
  };

  test('sends the owner a code, however many one other network asked for', async () => {
    const strangers = await codesFor(async () => await often(recoveriesAnHour + 5, () => '192.0.2.1'));
    expect(strangers).toBe(recoveriesAnHour);
    expect(await codesFor(async () => await ask('203.0.113.9'))).toBe(1);
  });

  test('buries nobody in codes from many networks, and still sends one to a browser of their own', async () => {
    const owner = await edge.signedIn('maple');
    const strangers = await codesFor(
      async () => await often(strangersRecoveriesAnHour + 5, (index) => `192.0.2.${index}`),
    );
    expect(strangers).toBe(strangersRecoveriesAnHour);
    const own = portalClient(edge.url);
    own.cookies.set('device', owner.cookies.get('device') ?? '');
    expect(await codesFor(async () => await ask('192.0.2.1', own))).toBe(1);
    const other = portalClient(edge.url);
    other.cookies.set('device', (await edge.signedIn('credit')).cookies.get('device') ?? '');
    expect(await codesFor(async () => await ask('192.0.2.1', other))).toBe(0);
    const asOften = await codesFor(async () => await often(recoveriesAnHour + 2, () => '192.0.2.1', own));
    expect(asOften).toBe(recoveriesAnHour - 1);
  });

  test('answers a browser of their own at once, however long strangers who ask for them have to wait', async () => {
    edge.holdTime();
    await under.database.query('DELETE FROM attempt_throttle');
    const post = async (network: string, client: PortalClient = edge.browser()): Promise<number> => {
      const body = { forgotten: 'password', name: 'maple' };
      const answer = await client.send('POST', restPaths.recovery, body, { 'x-forwarded-for': network });
      return answer.status;
    };
    const own = portalClient(edge.url);
    own.cookies.set('device', (await edge.signedIn('maple')).cookies.get('device') ?? '');
    const strangers: number[] = [];
    for (let time = 0; time < 30; time += 1) strangers.push(await post(`192.0.2.${time}`));
    expect(strangers.at(-1)).toBe(429);
    expect(await post('203.0.113.9', own)).toBe(200);
    const others: number[] = [];
    for (let time = 0; time < 10; time += 1) others.push(await post(`203.0.113.${time}`, own));
    expect(others.at(-1)).toBe(429);
  });

  test('keeps no mark that a browser could be made to show', async () => {
    const owner = await edge.signedIn('maple');
    const mark = owner.cookies.get('device') ?? 'none';
    await ask('192.0.2.1', owner);
    const [kept] = await under.database.query<{ devices: string }>('SELECT devices FROM account_recovery');
    expect(kept?.devices.split('.')[0]).toBe(mark.split('.')[0]);
    const forged = edge.browser();
    forged.cookies.set('device', kept?.devices ?? '');
    await codesFor(async () => await often(recoveriesAnHour, () => '192.0.2.1'));
    expect(await codesFor(async () => await ask('192.0.2.1', forged))).toBe(0);
    expect(await under.database.query('SELECT 1 FROM account_recovery WHERE devices IS NOT NULL')).toEqual(
      [],
    );
  });
});
