import { hash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExperimentShares, isRunning, variantAt } from './assign-variant.ts';

/** Two to four variants whose weights add up to 100. */
const weights = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 3 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((cuts) => cuts.slice(1).map((cut, at) => cut - (cuts[at] ?? 0)));
const sharesOf = (parts: readonly number[], traffic: number): ExperimentShares => ({
  variants: parts.map((weight, at) => ({ variantUuid: `variant-${at}`, weight })),
  traffic,
});
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const unitCount = 100_000;

describe('Who gets which variant', () => {
  it('is split as the weights say, within 1 % of 100,000 accounts', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 100 }), fc.uuid(), (parts, traffic, seed) => {
        const shares = sharesOf(parts, traffic);
        const counts = new Map<string | null, number>();
        for (let unit = 0; unit < unitCount; unit += 1) {
          const digest = hash('sha256', `${seed}:${unit}`, 'hex').slice(0, 8);
          const variant = variantAt(shares, Number.parseInt(digest, 16) / 2 ** 32);
          counts.set(variant, (counts.get(variant) ?? 0) + 1);
        }
        parts.forEach((weight, at) => {
          const expected = (weight / 100) * (traffic / 100);
          expect(Math.abs((counts.get(`variant-${at}`) ?? 0) / unitCount - expected)).toBeLessThan(0.01);
        });
      }),
      { numRuns: 5 },
    );
  });

  it('stays what it is as more take part', () => {
    fc.assert(
      fc.property(
        weights,
        place,
        fc.integer({ min: 0, max: 100 }),
        fc.nat(100),
        (parts, at, traffic, more) => {
          const before = variantAt(sharesOf(parts, traffic), at);
          fc.pre(before !== null);
          expect(variantAt(sharesOf(parts, Math.min(100, traffic + more)), at)).toBe(before);
        },
      ),
    );
  });

  it('is somebody’s for everybody, where all take part', () => {
    fc.assert(fc.property(weights, place, (parts, at) => variantAt(sharesOf(parts, 100), at) !== null));
  });

  it('is nobody’s where none takes part', () => {
    expect(variantAt(sharesOf([50, 50], 0), 0)).toBeNull();
    expect(variantAt({ variants: [{ variantUuid: randomUUID(), weight: 100 }], traffic: 0 }, 0.5)).toBeNull();
  });
});

it.each([
  ['2026-11-24', false],
  ['2026-11-25', true],
  ['2027-02-28', true],
  ['2027-03-01', false],
])('An experiment of the days between runs on %s: %s', (today, runs) => {
  expect(isRunning({ startsOn: '2026-11-25', endsOn: '2027-02-28' }, today)).toBe(runs);
});
