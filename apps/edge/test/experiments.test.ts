import { randomUUID } from 'node:crypto';
import { analyticsRequirements, demoExperimentsPath, experiments, restPaths } from '@linework/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidV7 } from '../src/database/uuid-v7.ts';
import { placeOf } from '../src/experiments/assignments.ts';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import type { PortalClient } from './support/portal-client.ts';

const { experimentUuid, variants } = experiments.storesWords;
const nearby = variants.nearby.variantUuid;

test('An account’s place is the first 32 bits of the hash of its seed and number, whoever asks', () => {
  // printf '%s' 'seed:unit' | sha256sum
  expect(placeOf('seed', 'unit')).toBe(placeOf('seed', 'unit'));
  expect(placeOf('seed', 'unit')).not.toBe(placeOf('another', 'unit'));
  expect(placeOf('', 'a') * 2 ** 32).toBe(0xb5c5cc1f);
});

describeSeededOnOneEngine('Experiments', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());

  const set = async (variant: string | null) =>
    (await edge.browser().send('PUT', demoExperimentsPath, { experiment: 'storesWords', variant })).status;
  const sessionOf = async (client: PortalClient) => await (await client.get(restPaths.session)).json();
  const seen = () => ({
    id: uuidV7(),
    visit: randomUUID(),
    name: 'exposure',
    experiment: experimentUuid,
    variant: nearby,
  });
  const send = async (client: PortalClient, user: string, events: readonly object[]) =>
    await client.send(
      'POST',
      restPaths.analytics,
      { requirementsVersion: analyticsRequirements, user, events },
      { 'sec-fetch-site': 'same-origin' },
    );
  const kept = async (ids: readonly string[]) =>
    await under.database.query<{ id: string; user_config: Record<string, unknown> }>(
      'SELECT id, user_config FROM analytics_event WHERE id = ANY($1::uuid[])',
      [ids],
    );

  test('show what a reviewer chose to everybody, until it is left to the assignment again', async () => {
    const maple = await edge.signedIn('maple');
    const assigned = await sessionOf(maple);
    expect(await set('nearby')).toBe(200);
    expect(await sessionOf(maple)).toMatchObject({
      experimentUuids: [experimentUuid],
      variantUuids: [nearby],
    });
    expect(await set(null)).toBe(200);
    expect((await sessionOf(maple)).variantUuids).toEqual(assigned.variantUuids);
    expect(await set('another')).toBe(400);
  });

  test('are the same for colleagues', async () => {
    const [owner, admin] = [await edge.signedIn('maple'), await edge.signedIn('maple-admin')];
    expect((await sessionOf(owner)).variantUuids).toEqual((await sessionOf(admin)).variantUuids);
  });

  test('stand beside every event, and are told as seen once a session, however often and in however many tabs', async () => {
    expect(await set('nearby')).toBe(200);
    const maple = await edge.signedIn('maple');
    const { user } = await sessionOf(maple);
    const [first, second, other] = [seen(), seen(), seen()];
    await send(maple, user.id, [first, second]);
    // The answer was lost: the same message again.
    await send(maple, user.id, [first, second]);
    await send(maple, user.id, [other]);
    const rows = await kept([first.id, second.id, other.id]);
    expect(rows.map(({ id }) => id)).toEqual([first.id]);
    expect(rows[0]?.user_config).toMatchObject({ experimentUuids: [experimentUuid], variantUuids: [nearby] });
    const again = await edge.signedIn('maple');
    await send(again, user.id, [other]);
    expect(await kept([other.id])).toHaveLength(1);
    expect(await set(null)).toBe(200);
  });
});
