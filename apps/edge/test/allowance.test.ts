import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowance } from '../src/http/allowance.ts';

describe('An allowance', () => {
  test('gives no more than its burst and what the time brings, and says how long to wait', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(waits, (gaps) => {
        let now = 0;
        const allowed = allowance({
          atOnce: 5,
          perMinute: 30,
          subjects: 10,
          clock: { now: () => new Date(now) },
        });
        let taken = 0;
        for (const gap of gaps) {
          now += gap;
          const wait = allowed.take('someone');
          if (wait === 0) {
            taken += 1;
            continue;
          }
          now += wait * 1_000;
          expect(allowed.take('someone')).toBe(0);
          taken += 1;
        }
        expect(taken).toBeLessThanOrEqual(5 + Math.ceil(now / 2_000));
      }),
    );
  });

  test('gives many at once or none of them, and says when so many are there', () => {
    let now = 0;
    const clock = { now: () => new Date(now) };
    const allowed = allowance({ atOnce: 10, perMinute: 60, subjects: 1, clock });
    expect([allowed.take('someone', 7), allowed.take('someone', 7)]).toEqual([0, 4]);
    expect(allowed.take('someone', 3)).toBe(0);
    now += 10_000;
    expect([allowed.take('someone', 10), allowed.take('someone')]).toEqual([0, 1]);
  });

  test('forgets who took nothing for longest, so that strangers cannot fill the memory', () => {
    const allowed = allowance({ atOnce: 1, perMinute: 1, subjects: 3, clock: { now: () => new Date(0) } });
    for (const subject of ['first', 'second', 'third']) expect(allowed.take(subject)).toBe(0);
    expect(allowed.take('first')).toBeGreaterThan(0);
    expect(allowed.take('fourth')).toBe(0);
    expect(allowed.take('first')).toBeGreaterThan(0);
    expect(allowed.take('second')).toBe(0);
  });

  test('is not made larger by a clock that goes back', () => {
    let now = 60_000;
    const allowed = allowance({ atOnce: 1, perMinute: 1, subjects: 1, clock: { now: () => new Date(now) } });
    expect(allowed.take('someone')).toBe(0);
    now = 0;
    expect(allowed.take('someone')).toBe(60);
  });
});
