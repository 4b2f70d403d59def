import { expect, test } from 'vitest';
import { accountsInTurn } from './accounts-in-turn.ts';

class TurnedAway extends Error {}

/** A line of which each piece notes itself as it is done. */
function lineOf(most: number) {
  const done: string[] = [];
  const line = accountsInTurn(most, () => new TurnedAway());
  const ask = (accountId: string, at: number) =>
    line.take(accountId, async () => {
      done.push(`${accountId}${at}`);
    });
  return { done, ask };
}

test('whoever asks for one waits for one of each other account, however much those asked for', async () => {
  const { done, ask } = lineOf(16);
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((of) => ask(of.charAt(0), Number(of.charAt(1))));
  await Promise.all(asked);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a full line turns away the one with most in it, and nobody’s only one', async () => {
  const { done, ask } = lineOf(4);
  const [first, second, third] = [ask('a', 1), ask('a', 2), ask('a', 3)];
  const others = [ask('b', 1), ask('c', 1), ask('d', 1)];
  expect([ask('e', 1), ask('a', 4)]).toEqual([null, null]);
  await expect(third).rejects.toBeInstanceOf(TurnedAway);
  await expect(second).rejects.toBeInstanceOf(TurnedAway);
  await Promise.all([first, ...others]);
  expect(done).toEqual(['a1', 'b1', 'c1', 'd1']);
});

test('what fails holds nobody up', async () => {
  const line = accountsInTurn(4, () => new TurnedAway());
  const failed = line.take('a', async () => await Promise.reject(new Error('as it may')));
  const next = line.take('b', async () => 'made');
  await expect(failed).rejects.toThrow('as it may');
  expect(await next).toBe('made');
});
