/** How long an edge that cannot have bills paid asks to be left alone. */
export const billPayPauseSeconds = 300;

/** However long a server asks for, a customer who comes back after this finds out anew. */
const longestPauseSeconds = 900;

/** Until when "Bill Pay Unavailable" is told without asking again. @param seconds as the server answered; `null` where it didn't say */
export const billPayPauseEnd = (now: Date, seconds: number | null): Date =>
  new Date(
    now.getTime() + 1_000 * Math.min(Math.max(seconds ?? billPayPauseSeconds, 0), longestPauseSeconds),
  );

/** The end of a pause as it was kept; `null` where it is over, or what was kept is none of ours. */
export function billPayPauseIn(kept: string | null, now: Date): Date | null {
  const ends = new Date(kept ?? '');
  const left = ends.getTime() - now.getTime();
  return left > 0 && left <= 1_000 * longestPauseSeconds ? ends : null;
}
