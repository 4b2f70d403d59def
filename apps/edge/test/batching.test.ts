import { describe, expect, test, vi } from 'vitest';
import { batched } from '../src/database/batching.ts';

/** Batches that end when the test says so. */
function batchesByHand(batchSize = 3) {
  const batches: { readonly items: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  const send = batched<string, string>({
    concurrency: 1,
    batchSize,
    mayRetrySingly: (error) => error instanceof RangeError,
    run: async (items) => {
      await new Promise<void>((resolve, reject) => {
        batches.push({ items, end: (error) => (error ? reject(error) : resolve()) });
      });
      return items.map((item) => item.toUpperCase());
    },
  });
  return { batches, send };
}

/** After everything that is at hand has been done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('Batches for the database', () => {
  test('a lone item is sent at once, and those that come meanwhile are sent together', async () => {
    const { batches, send } = batchesByHand();
    const first = send('a');
    await settled();
    expect(batches.map(({ items }) => items)).toEqual([['a']]);
    const answers = [first, ...['b', 'c', 'd', 'e'].map(send)];
    batches[0]?.end();
    await settled();
    batches[1]?.end();
    await settled();
    batches[2]?.end();
    expect(batches.map(({ items }) => items)).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test('an item that makes its batch fail fails alone', async () => {
    const { batches, send } = batchesByHand();
    const answers = Promise.allSettled(['a', 'b', 'c'].map(send));
    await settled();
    batches[0]?.end(new RangeError('together'));
    await settled();
    expect(batches.slice(1).map(({ items }) => items)).toEqual([['a'], ['b'], ['c']]);
    batches[1]?.end();
    batches[2]?.end(new RangeError('b alone'));
    batches[3]?.end();
    expect(await answers).toEqual([
      { status: 'fulfilled', value: 'A' },
      { status: 'rejected', reason: new RangeError('b alone') },
      { status: 'fulfilled', value: 'C' },
    ]);
  });

  test('where it is not known whether a failed batch did its work, none of its items is sent again', async () => {
    const { batches, send } = batchesByHand();
    const answers = Promise.allSettled(['a', 'b', 'c'].map(send));
    await settled();
    batches[0]?.end(new Error('connection lost'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toHaveLength(1);
  });

  test('a batch that takes long does not hold up those behind it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { batches, send } = batchesByHand();
    const slow = send('slow');
    await settled();
    const quick = send('quick');
    await settled();
    expect(batches).toHaveLength(1);
    vi.advanceTimersByTime(50);
    await settled();
    expect(batches.map(({ items }) => items)).toEqual([['slow'], ['quick']]);
    vi.useRealTimers();
    batches[1]?.end();
    expect(await quick).toBe('QUICK');
    batches[0]?.end();
    expect(await slow).toBe('SLOW');
  });
});
