import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('everybody has a turn, never more at once than allowed', async () => {
  let [busy, most] = [0, 0];
  const done: number[] = [];
  const left = await inTurns(
    [1, 2, 3, 4, 5],
    2,
    () => false,
    async (item) => {
      busy += 1;
      most = Math.max(most, busy);
      await Promise.resolve();
      done.push(item);
      busy -= 1;
    },
  );
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(left).toEqual([]);
});

test('once the time is over nobody else is begun with, and who is left is told', async () => {
  const done: number[] = [];
  const left = await inTurns(
    [1, 2, 3],
    1,
    () => done.length > 0,
    async (item) => {
      done.push(item);
    },
  );
  expect(done).toEqual([1]);
  expect(left).toEqual([2, 3]);
});
