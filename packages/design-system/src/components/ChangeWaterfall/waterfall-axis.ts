/** What the width of a waterfall stands for, in cents. */
export interface WaterfallAxis {
  readonly from: number;
  readonly to: number;
}

/** Amounts that reach below this part of the highest are drawn from nothing. */
const lowestCut = 0.6;
/** How much of the spread stands before the lowest amount, so that it has a bar too. */
const before = 0.4;
const after = 0.05;
/** No axis begins at cents. */
const leastStep = 100;

/** The first of 1, 2, 5, 10, 20 … dollars that is no less than an amount. */
function roundStep(least: number): number {
  for (let unit = leastStep; ; unit *= 10) {
    const step = [1, 2, 5].map((times) => times * unit).find((candidate) => candidate >= least);
    if (step !== undefined) return step;
  }
}

/** The axis of amounts that lie close together: it begins shortly below the lowest; of others, at nothing. */
export function waterfallAxis(cents: readonly number[]): WaterfallAxis {
  const highest = Math.max(...cents, 0);
  const lowest = Math.min(...cents);
  if (lowest <= highest * lowestCut || lowest === highest) {
    return { from: Math.min(lowest, 0), to: Math.max(highest, 1) };
  }
  const spread = highest - lowest;
  const step = roundStep(spread / 4);
  const from = Math.floor((lowest - spread * before) / step) * step;
  return { from: Math.max(from, 0), to: highest + spread * after };
}

/** How far along an axis an amount stands, from 0 to 1. */
export const alongAxis = ({ from, to }: WaterfallAxis, cents: number): number => (cents - from) / (to - from);
