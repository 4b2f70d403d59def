import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, shareOf } from './axis.ts';

const dollars = (...amounts: number[]) => amounts.map((amount) => Math.round(amount * 100));

describe('the axis of some amounts', () => {
  it.each<[string, number[], number[], boolean, number?]>([
    ['close together', dollars(157, 160.85, 173.25), [155, 165, 175], true],
    ['a little further up', dollars(160.85, 162, 178.25), [160, 170, 180], true],
    ['all the same', dollars(160.85, 160.85), [160, 165, 170], true],
    ['large', dollars(12_800, 13_395.46), [12_750, 13_250, 13_750], true],
    ['far apart', dollars(40, 178.25), [0, 100, 200], false],
    ['one alone', dollars(178.25), [0, 100, 200], false],
    ['with a credit among them', dollars(-12, 160, 165), [0, 100, 200], false, -12],
    ['credits alone', dollars(-12, -8), [0, 2, 4], false, -12],
    ['with nothing among them', dollars(0, 165), [0, 100, 200], false],
    ['all nothing', dollars(0, 0), [0, 2, 4], false],
    ['small', dollars(2.99, 3.1), [2, 4, 6], true],
  ])('%s', (_, amounts, ticks, isBroken, lowest = 0) => {
    expect(axisOf(amounts)).toEqual({ ticks: dollars(...ticks), isBroken, lowest: lowest * 100 });
  });

  it('holds every amount, and draws a higher one higher', () => {
    const anyAmounts = fc.array(fc.integer({ min: -50_000, max: 5_000_000 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const axis = axisOf(amounts);
        const shares = amounts.toSorted((a, b) => a - b).map((cents) => shareOf(axis, cents));
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
        expect(shares[0]).toBeGreaterThanOrEqual(0);
        expect(shares.at(-1)).toBeLessThanOrEqual(1);
        expect(axis.ticks.every((tick) => Number.isInteger(tick / 100))).toBe(true);
      }),
    );
  });
});
