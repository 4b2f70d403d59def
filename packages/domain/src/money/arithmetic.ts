import type { Money } from './money.ts';

/** Money of so many US cents; refuses fractions, which would mean a rounding error upstream. */
export function usd(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
  return { currency: 'USD', cents: cents === 0 ? 0 : cents };
}

export const zero: Money = usd(0);

export const add = (a: Money, b: Money): Money => usd(a.cents + b.cents);
export const subtract = (a: Money, b: Money): Money => usd(a.cents - b.cents);
export const negate = (a: Money): Money => usd(-a.cents);
export const sum = (amounts: readonly Money[]): Money =>
  usd(amounts.reduce((cents, amount) => cents + amount.cents, 0));
export const smallest = (first: Money, ...rest: readonly Money[]): Money =>
  usd(Math.min(first.cents, ...rest.map((amount) => amount.cents)));
export const largest = (first: Money, ...rest: readonly Money[]): Money =>
  usd(Math.max(first.cents, ...rest.map((amount) => amount.cents)));

export const isPositive = (a: Money): boolean => a.cents > 0;
export const isZero = (a: Money): boolean => a.cents === 0;
export const isMore = (a: Money, b: Money): boolean => a.cents > b.cents;
export const isSame = (a: Money, b: Money): boolean => a.cents === b.cents;
