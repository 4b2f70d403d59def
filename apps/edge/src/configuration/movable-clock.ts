const earliest = Date.parse('2000-01-01T00:00:00Z');
const latest = Date.parse('2999-12-31T23:59:59Z');

/**
 * Whether the business clock may be moved to an instant: every date that is counted from it, forwards or back, is then
 * one with a four-digit year, as dates are written everywhere.
 */
export const mayStandAt = (instant: Date): boolean =>
  instant.getTime() >= earliest && instant.getTime() <= latest;

/** The business clock so far ahead of the real one; the real one when an offset leads where it may not stand. */
export function movedClock(offsetMs: number): Date {
  const moved = new Date(Date.now() + offsetMs);
  return mayStandAt(moved) ? moved : new Date();
}
