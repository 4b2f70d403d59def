import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  isMore,
  isPositive,
  isSame,
  isZero,
  largest,
  negate,
  smallest,
  subtract,
  sum,
  usd,
  zero,
} from './arithmetic.ts';

const anyMoney = fc.integer({ min: -1e12, max: 1e12 }).map(usd);

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
  '%d is no whole number of cents',
  (cents) => {
    expect(() => usd(cents)).toThrow(RangeError);
  },
);

test('nothing is nothing, without a minus sign', () => {
  expect(Object.is(usd(-0).cents, 0)).toBe(true);
  expect(Object.is(negate(zero).cents, 0)).toBe(true);
});

test('adding and taking away lose no cent', () => {
  fc.assert(
    fc.property(anyMoney, anyMoney, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      expect(add(a, b)).toEqual(add(b, a));
      expect(add(a, negate(a))).toEqual(zero);
    }),
  );
});

test('a sum is the same in any order', () => {
  fc.assert(
    fc.property(fc.array(anyMoney), (amounts) => {
      expect(sum(amounts)).toEqual(sum(amounts.toReversed()));
    }),
  );
  expect(sum([])).toEqual(zero);
  expect(sum([usd(150), usd(-20), usd(3)])).toEqual(usd(133));
});

test('smallest and largest are among the amounts, and no other is beyond them', () => {
  fc.assert(
    fc.property(anyMoney, fc.array(anyMoney), (first, rest) => {
      const all = [first, ...rest];
      expect(all).toContainEqual(smallest(first, ...rest));
      expect(all).toContainEqual(largest(first, ...rest));
      expect(all.some((amount) => isMore(smallest(first, ...rest), amount))).toBe(false);
      expect(all.some((amount) => isMore(amount, largest(first, ...rest)))).toBe(false);
    }),
  );
});

test.each([
  [-1, false, false],
  [0, false, true],
  [1, true, false],
])('%i cents: positive %s, zero %s', (cents, positive, none) => {
  expect(isPositive(usd(cents))).toBe(positive);
  expect(isZero(usd(cents))).toBe(none);
});

test('an amount is not more than itself', () => {
  expect(isMore(usd(5), usd(5))).toBe(false);
  expect(isMore(usd(6), usd(5))).toBe(true);
  expect(isSame(usd(5), usd(5))).toBe(true);
  expect(isSame(usd(5), usd(6))).toBe(false);
});
