import type { Random } from '../random.ts';
import type { Gate } from './gate.ts';

const soon = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve));

/** So many turns of the event loop, and all who have something to ask stand in line: nothing here waits for a network. */
const turnsUntilQuiet = 3;

async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < turnsUntilQuiet; turn += 1) await soon();
}

/** Does several things at once, one call to database or processor after the other, in an order that the seed says. */
export async function interleave<Result>(
  gate: Gate,
  random: Random,
  actors: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const inLine: (() => Promise<void>)[] = [];
  let left = actors.length;
  gate.takeTurns(
    async (call) =>
      await new Promise((resolve, reject) => {
        inLine.push(async () => {
          await call().then(resolve, reject);
        });
      }),
  );
  const ended = Promise.allSettled(
    actors.map(async (actor) => {
      try {
        return await actor();
      } finally {
        left -= 1;
      }
    }),
  );
  while (left > 0) {
    await untilQuiet();
    const [next] = inLine.splice(random.below(inLine.length), 1);
    await next?.();
  }
  gate.takeTurns(null);
  return (await ended).map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
