import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alongAxis, waterfallAxis } from './waterfall-axis.ts';

const dollars = (...amounts: number[]) => amounts.map((amount) => Math.round(amount * 100));

describe('where the bars of a waterfall begin', () => {
  it.each<[string, number[], number]>([
    ['close together', dollars(160.85, 170.85, 173.25), 155],
    ['a little lower', dollars(178.25, 165.85), 160],
    ['far apart', dollars(60, 178.25), 0],
    ['large', dollars(12_800, 13_395.46), 12_400],
    ['all the same', dollars(160.85, 160.85), 0],
    ['from nothing', dollars(0, 165), 0],
    ['with a credit among them', dollars(-12, 160), -12],
    ['small', dollars(2.99, 3.1), 2],
  ])('%s', (_, amounts, from) => {
    expect(waterfallAxis(amounts).from).toBe(Math.round(from * 100));
  });

  it('holds every amount, in their order', () => {
    const anyAmounts = fc.array(fc.integer({ min: -50_000, max: 5_000_000 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const axis = waterfallAxis(amounts);
        const places = amounts.toSorted((a, b) => a - b).map((cents) => alongAxis(axis, cents));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places[0]).toBeGreaterThanOrEqual(0);
        expect(places.at(-1)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
