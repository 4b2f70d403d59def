/** An axis of amounts: three ticks, and whether what lies between nothing and the lowest of them is left out. */
export interface Axis {
  /** In cents, from the lowest up. */
  readonly ticks: readonly [number, number, number];
  readonly isBroken: boolean;
  /** Where the axis ends below nothing: the largest credit, in cents; 0 without one. */
  readonly lowest: number;
}

/** How much of the axis stands for what is left out. */
const brokenShare = 0.14;
/** Amounts closer to each other than this part of the highest are not drawn as if they were far apart. */
const leastSpread = 0.05;
/** Amounts that reach below this part of the highest are drawn from nothing. */
const lowestBroken = 0.6;
/** No tick has cents. */
const leastStep = 200;

/** The first of 2, 5, 10, 20, 50 … dollars that is no less than an amount. */
function roundStep(least: number): number {
  for (let unit = leastStep / 2; ; unit *= 10) {
    const step = [2, 5, 10].map((times) => times * unit).find((candidate) => candidate >= least);
    if (step !== undefined) return step;
  }
}

/** The axis of some amounts: from nothing or the largest credit, or, where all of them lie close together, from shortly below the lowest. */
export function axisOf(cents: readonly number[]): Axis {
  const highest = Math.max(...cents, 0);
  const lowest = Math.min(...cents);
  if (cents.length < 2 || lowest < highest * lowestBroken || highest <= 0) {
    const step = roundStep(highest / 2);
    return { ticks: [0, step, 2 * step], isBroken: false, lowest: Math.min(lowest, 0) };
  }
  for (let step = roundStep((highest * leastSpread) / 2); ; step = roundStep(step + 1)) {
    const from = Math.floor(lowest / (step / 2)) * (step / 2);
    if (from + 2 * step >= highest)
      return { ticks: [from, from + step, from + 2 * step], isBroken: from > 0, lowest: 0 };
  }
}

/** How high an amount stands, from 0 at the foot to 1 at the highest tick. Without credits the foot is nothing. */
export function shareOf({ ticks: [from, , to], isBroken, lowest }: Axis, cents: number): number {
  if (!isBroken) return (cents - lowest) / (to - lowest);
  return cents <= 0 ? 0 : brokenShare + ((cents - from) / (to - from)) * (1 - brokenShare);
}
