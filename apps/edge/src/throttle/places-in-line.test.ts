import { expect, test } from 'vitest';
import { placesInLine, together } from './places-in-line.ts';

/** A line with one place, taken until it is let go. */
function takenLine() {
  const line = placesInLine({ ofOne: 1 });
  const end = Promise.withResolvers<void>();
  const done: string[] = [];
  const come = async (name: string, isOver?: AbortSignal) =>
    await line.during(
      'account',
      () => new Error('full'),
      async () => await Promise.resolve(done.push(name)),
      { mostWaiting: 2, ...(isOver && { isOver }) },
    );
  const first = line.during(
    'account',
    () => new Error('full'),
    async () => await end.promise,
    { mostWaiting: 0 },
  );
  return { come, done, letGo: end.resolve, first };
}

test('whoever waits comes in turn, and one too many hears so', async () => {
  const { come, done, letGo } = takenLine();
  const waiting = [come('second'), come('third')];
  await expect(come('fourth')).rejects.toThrow('full');
  letGo();
  await Promise.all(waiting);
  expect(done).toEqual(['second', 'third']);
});

test('whoever is no longer waited for leaves the line to the others', async () => {
  const { come, done, letGo } = takenLine();
  const page = new AbortController();
  const gone = [come('gone', page.signal), come('gone too', page.signal)];
  page.abort();
  await expect(Promise.all(gone)).rejects.toThrow();
  await expect(come('late', page.signal)).rejects.toThrow();
  const waiting = [come('second'), come('third')];
  letGo();
  await Promise.all(waiting);
  expect(done).toEqual(['second', 'third']);
});

test('what is under way goes on, though nobody waits for it', async () => {
  const { come, done, letGo, first } = takenLine();
  const page = new AbortController();
  const next = come('second', page.signal);
  letGo();
  await first;
  page.abort();
  await next;
  expect(done).toEqual(['second']);
});

test('of what is of use only as a whole nothing stays in line once a part was refused', async () => {
  const { come, done, letGo } = takenLine();
  await expect(together(['one', 'two', 'three'], come)).rejects.toThrow('full');
  const waiting = together(['second', 'third'], come);
  letGo();
  await waiting;
  expect(done).toEqual(['second', 'third']);
});
