import { describe, expect, it } from 'vitest';
import type { BillDifference } from '../bill/bill-change.ts';
import { usd } from '../money/arithmetic.ts';
import { largestDifferences } from './largest-differences.ts';

const difference = (cents: number): BillDifference => ({
  reason: 'rate',
  description: { en: `${cents}`, es: `${cents}` },
  amount: usd(cents),
});

describe('the largest differences of a bill', () => {
  it.each([
    ['none', [], 0, null],
    ['fewer than there is room for', [500, 100], 2, null],
    ['one more, which takes no more room', [500, 400, 300, 200, 100], 5, null],
    ['two more', [600, 500, 400, 300, -200, 100], 4, { count: 2, amount: usd(-100) }],
  ])('%s', (_, cents, told, rest) => {
    const differences = cents.map(difference);
    const found = largestDifferences(differences, 4);
    expect(found.told).toHaveLength(told);
    expect(found.rest && { count: found.rest.count, amount: found.rest.amount }).toEqual(rest);
    expect([...found.told, ...(found.rest?.differences ?? [])]).toEqual(differences);
  });
});
