/** A shift of the page, as the browser tells it. */
export interface Shift {
  readonly value: number;
  readonly startTime: number;
  /** The customer did something just before: what moves then was asked for. */
  readonly hadRecentInput: boolean;
}

const pauseMs = 1_000;
const longestMs = 5_000;

/** The largest sum of shifts that follow each other within a second, for five seconds at most: what is called a page's shift. */
export function largestShift(shifts: readonly Shift[]): number {
  let largest = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const goesOn = sum > 0 && startTime - last < pauseMs && startTime - first < longestMs;
    sum = goesOn ? sum + value : value;
    if (!goesOn) first = startTime;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}
