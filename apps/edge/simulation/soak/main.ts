import { parseArgs } from 'node:util';
import { Refusal, runCommand } from '../../src/plain-words.ts';
import { type Soaked, soak } from './soak.ts';

/*
 * `npm run soak -- [--postgresql 200] [--pglite 100] [--minutes 60] [--seed S]`: kills edges, with the workers in them, while customers pay
 * and days go by. Prints what was lost, doubled or charged early, and exits with 1 if anything was.
 */

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      postgresql: { type: 'string', default: '200' },
      pglite: { type: 'string', default: '100' },
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
    },
  });
  const minutes = wholeNumber('minutes', values.minutes);
  for (const engine of ['postgresql', 'pglite'] as const) {
    const kills = wholeNumber(engine, values[engine]);
    if (kills === 0) continue;
    console.log(`Killing edges ${kills} times on ${engine} …`);
    const soaked = await soak(engine, { kills, minutes }, wholeNumber('seed', values.seed));
    if (soaked) print(soaked);
    else console.log('There is no PostgreSQL on this machine.');
  }
});

function print({ lost, doubled, early, engine, ...figures }: Soaked): void {
  console.log(engine);
  for (const [name, figure] of Object.entries(figures))
    console.log(`${name.padEnd(14)}${String(Math.round(figure)).padStart(8)}`);
  for (const [name, found] of Object.entries({ lost, doubled, early })) {
    console.log(`${name.padEnd(14)}${String(found.length).padStart(8)}`);
    for (const sentence of found.slice(0, 10)) console.log(`  ${sentence}`);
    if (found.length > 0) process.exitCode = 1;
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Refusal(`--${name} is a whole number.`);
  return Number(text);
}
