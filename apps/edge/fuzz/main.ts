import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { onDatabase, onScene } from '../bench/bench-scene.ts';
import { Refusal, runCommand } from '../src/plain-words.ts';
import { startFuzzWorld } from './fuzz-world.ts';
import { type Failure, type FuzzOptions, type FuzzReport, runFuzz } from './run-fuzz.ts';

/*
 * `npm run edge:fuzz -- [--requests 2000] [--seed S] [--only INDEX] [--engine pglite|postgresql]`: sends to an edge of its
 * own, on a database of its own, what nobody foresaw. Exits with 1 if any promise of the edge was broken.
 */

const engines = ['pglite', 'postgresql'] as const;

await runCommand(async () => {
  const { options, engine } = readArguments();
  console.log(`Seed ${options.seed}, on ${engine}.`);
  const report = await onScene(engine, async (scene) =>
    onDatabase(scene, async (database) => {
      const world = await startFuzzWorld(database);
      try {
        return await runFuzz(world, options);
      } finally {
        await world.stop();
      }
    }),
  );
  print(report, options);
  if (report.failures.length > 0) process.exitCode = 1;
});

function readArguments() {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      only: { type: 'string' },
      engine: { type: 'string', default: 'pglite' },
    },
  });
  const engine = engines.find((name) => name === values.engine);
  if (!engine) throw new Refusal(`--engine is one of ${engines.join(', ')}.`);
  const options: FuzzOptions = {
    seed: wholeNumber('seed', values.seed),
    requests: wholeNumber('requests', values.requests),
    only: values.only === undefined ? null : wholeNumber('only', values.only),
  };
  return { options, engine };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Refusal(`--${name} is a whole number.`);
  return Number(text);
}

function print({ answers, failures, grownBytes }: FuzzReport, options: FuzzOptions): void {
  for (const [kind, times] of [...answers].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`${kind.padEnd(36)}${String(times).padStart(16)}`);
  console.log(`${'Heap grown by (KB)'.padEnd(36)}${String(Math.round(grownBytes / 1024)).padStart(16)}\n`);
  if (failures.length === 0) console.log('Every promise was kept.');
  for (const failure of failures) printFailure(failure, options);
}

function printFailure({ index, request, broken }: Failure, { seed }: FuzzOptions): void {
  for (const sentence of broken) console.log(`BROKEN The edge ${sentence}`);
  if (request) console.log(JSON.stringify(request, null, 2));
  if (index !== null) console.log(`Again: npm run edge:fuzz -- --seed ${seed} --only ${index}\n`);
}
