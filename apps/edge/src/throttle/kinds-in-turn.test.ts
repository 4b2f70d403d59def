import { expect, test } from 'vitest';
import { kindsInTurn } from './kinds-in-turn.ts';

/** A line for one hand, which is taken until it is let go. */
function takenLine() {
  const line = kindsInTurn(['known', 'stranger'], 1);
  const end = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = line.during('stranger', async () => await end.promise);
  const come = async (kind: 'known' | 'stranger', name: string) =>
    await line.during(kind, async () => await Promise.resolve(done.push(name)));
  return { line, come, done, letGo: end.resolve, first };
}

test('whoever comes behind many of another kind waits for one of them, and neither kind for ever', async () => {
  const { come, done, letGo } = takenLine();
  const waiting = [
    ...['one', 'two', 'three', 'four'].map(async (name) => await come('stranger', name)),
    come('known', 'owner'),
    come('known', 'another'),
  ];
  letGo();
  await Promise.all(waiting);
  expect(done).toEqual(['owner', 'one', 'another', 'two', 'three', 'four']);
});

test('what fails keeps nobody waiting', async () => {
  const { line, come, done, letGo, first } = takenLine();
  const failing = line.during('known', async () => await Promise.reject(new Error('failed')));
  const next = come('known', 'next');
  letGo();
  await first;
  await expect(failing).rejects.toThrow('failed');
  await next;
  await come('stranger', 'later');
  expect(done).toEqual(['next', 'later']);
});
