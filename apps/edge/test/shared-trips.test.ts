import { describe, expect, test, vi } from 'vitest';
import { sharedTrips } from '../src/database/shared-trips.ts';

/** Trips that return when the test says so. */
function tripsByHand(seats = 3) {
  const trips: { readonly items: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  const take = sharedTrips<string, string>({
    lanes: 1,
    seats,
    mayGoAlone: (error) => error instanceof RangeError,
    carry: async (items) => {
      await new Promise<void>((resolve, reject) => {
        trips.push({ items, end: (error) => (error ? reject(error) : resolve()) });
      });
      return items.map((item) => item.toUpperCase());
    },
  });
  return { trips, take };
}

/** After everything that is at hand has been done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('Trips to the database', () => {
  test('a lone item goes at once, and whoever comes meanwhile goes together with the next', async () => {
    const { trips, take } = tripsByHand();
    const first = take('a');
    await settled();
    expect(trips.map(({ items }) => items)).toEqual([['a']]);
    const answers = [first, ...['b', 'c', 'd', 'e'].map(take)];
    trips[0]?.end();
    await settled();
    trips[1]?.end();
    await settled();
    trips[2]?.end();
    expect(trips.map(({ items }) => items)).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test('an item that makes its trip fail fails alone', async () => {
    const { trips, take } = tripsByHand();
    const answers = Promise.allSettled(['a', 'b', 'c'].map(take));
    await settled();
    trips[0]?.end(new RangeError('together'));
    await settled();
    expect(trips.slice(1).map(({ items }) => items)).toEqual([['a'], ['b'], ['c']]);
    trips[1]?.end();
    trips[2]?.end(new RangeError('b alone'));
    trips[3]?.end();
    expect(await answers).toEqual([
      { status: 'fulfilled', value: 'A' },
      { status: 'rejected', reason: new RangeError('b alone') },
      { status: 'fulfilled', value: 'C' },
    ]);
  });

  test('where nobody knows whether a failed trip did its work, none of its items goes again', async () => {
    const { trips, take } = tripsByHand();
    const answers = Promise.allSettled(['a', 'b', 'c'].map(take));
    await settled();
    trips[0]?.end(new Error('connection lost'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(trips).toHaveLength(1);
  });

  test('a trip that takes long does not hold up those behind it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { trips, take } = tripsByHand();
    const slow = take('slow');
    await settled();
    const quick = take('quick');
    await settled();
    expect(trips).toHaveLength(1);
    vi.advanceTimersByTime(50);
    await settled();
    expect(trips.map(({ items }) => items)).toEqual([['slow'], ['quick']]);
    vi.useRealTimers();
    trips[1]?.end();
    expect(await quick).toBe('QUICK');
    trips[0]?.end();
    expect(await slow).toBe('SLOW');
  });
});
