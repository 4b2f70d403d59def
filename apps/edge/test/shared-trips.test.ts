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

const settled = async () => await new Promise((resolve) => setImmediate(resolve));

describe('Trips to the database', () => {
  test('a lone item goes at once, and whoever comes meanwhile goes together with the next', async () => {
    const { trips, take } = tripsByHand();
    const answers = ['a', 'b', 'c', 'd', 'e'].map(take);
    expect(trips.map(({ items }) => items)).toEqual([['a']]);
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
    trips[0]?.end();
    await settled();
    trips[1]?.end(new RangeError('together'));
    await settled();
    expect(trips.slice(2).map(({ items }) => items)).toEqual([['b'], ['c']]);
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
    trips[0]?.end();
    await settled();
    trips[1]?.end(new Error('connection lost'));
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(trips).toHaveLength(2);
  });

  test('a trip that takes long does not hold up those behind it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { trips, take } = tripsByHand();
    const slow = take('slow');
    const quick = take('quick');
    expect(trips).toHaveLength(1);
    vi.advanceTimersByTime(50);
    expect(trips.map(({ items }) => items)).toEqual([['slow'], ['quick']]);
    vi.useRealTimers();
    trips[1]?.end();
    expect(await quick).toBe('QUICK');
    trips[0]?.end();
    expect(await slow).toBe('SLOW');
  });
});
