import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeed } from '../simulation/run-seeds.ts';
import { openPatiently } from '../simulation/simulation-database.ts';
import { startWorld, type World } from '../simulation/world/world.ts';
import type { Database } from '../src/database/database.ts';
import { describeOnOneEngine } from './support/each-engine.ts';

/** Others are lived through by hand, 10,000 at a time: docs/simulation.md. */
const seeds = Array.from({ length: 200 }, (_, index) => index + 1);

describeOnOneEngine('A month of three customers', (under) => {
  let database: Database;
  let world: World;
  beforeAll(async () => {
    database = await openPatiently(under.settings.database);
    world = await startWorld(database);
  });
  afterAll(async () => {
    await world.stop();
    await database.close();
  });

  test('keeps every rule, whatever happens in it', async () => {
    for (const seed of seeds) {
      const { broken } = await runSeed(world, seed);
      expect(broken, `npm run simulate -- --seeds 1 --from ${seed}`).toBeNull();
    }
  }, 600_000);

  test('is the same again for the same seed', async () => {
    for (const seed of [3, 7, 19]) expect(await runSeed(world, seed)).toEqual(await runSeed(world, seed));
  });
});
