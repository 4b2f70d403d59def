import { parseArgs } from 'node:util';
import { Refusal, runCommand } from '../src/plain-words.ts';
import type { Deed } from './acts/scene.ts';
import { runSeed, type SeedResult } from './run-seeds.ts';
import { onDatabase } from './simulation-database.ts';
import { startWorld } from './world/world.ts';

/*
 * `npm run simulate -- [--seeds 200] [--from S] [--first] [--shrink 60]`: lives through a month of three customers for each
 * seed, on an edge and a database of its own, and looks after every step at whether all is as it must be. Exits with 1 if any
 * rule was broken; with `--first` at once. A history that breaks one is made shorter for so many seconds.
 */

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '200' },
      from: { type: 'string', default: '1' },
      first: { type: 'boolean', default: false },
      shrink: { type: 'string', default: '60' },
    },
  });
  const seeds = wholeNumber('seeds', values.seeds);
  const from = wholeNumber('from', values.from);
  const shrinkMs = wholeNumber('shrink', values.shrink) * 1_000;
  const broken = await onDatabase(async (database) => {
    const world = await startWorld(database);
    const began = performance.now();
    const found: SeedResult[] = [];
    const deeds: Record<Deed, number> = { editsScheduled: 0, replacesDebited: 0 };
    for (let seed = from; seed < from + seeds; seed += 1) {
      const result = await runSeed(world, seed, shrinkMs);
      for (const deed of result.broken ? [] : result.deeds) deeds[deed] += 1;
      if (result.broken) {
        found.push(result);
        print(result);
        if (values.first) break;
      }
      if ((seed - from + 1) % 100 === 0 || seed === from + seeds - 1)
        progress(seed, seed - from + 1, began, found.length, deeds);
    }
    await world.stop();
    return found;
  });
  if (broken.length > 0) process.exitCode = 1;
});

function progress(
  seed: number,
  done: number,
  began: number,
  broken: number,
  deeds: Readonly<Record<Deed, number>>,
): void {
  const seconds = (performance.now() - began) / 1_000;
  console.log(`${done} seeds, up to ${seed}, ${(done / seconds).toFixed(1)} a second, ${broken} broken`);
  console.log(
    `  a scheduled payment was edited in ${deeds.editsScheduled}, a card that Auto Pay debits replaced in ${deeds.replacesDebited}`,
  );
}

function print({ seed, broken }: SeedResult): void {
  if (!broken) return;
  console.log(`\nBROKEN by seed ${seed}: ${broken.sentence}`);
  console.log(`People ${broken.history.people}, the shortest history (path ${broken.path}):`);
  for (const step of broken.history.steps) console.log(`  ${JSON.stringify(step)}`);
  console.log(`Again: npm run simulate -- --seeds 1 --from ${seed}\n`);
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(`--${name} is a whole number.`);
  return Number(text);
}
