/** What became of a message: it was taken, may be sent again, or would be kept as little as often as it is sent. */
export type Fate = 'delivered' | 'again' | 'refused';

/** @param status of the answer; 0 where none came */
export function fateOf(status: number): Fate {
  if (status === 204) return 'delivered';
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'again' : 'refused';
}

const firstMs = 500;
const longestMs = 60_000;

/**
 * How long to wait before a message is sent again, in milliseconds: twice as long each time, and never all browsers at once.
 * @param failures one after another, from 1
 * @param chance from 0 to 1
 * @param retryAfter seconds that the edge asks for; `null` where it asks for none
 */
export function waitMs(failures: number, chance: number, retryAfter: number | null): number {
  const most = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
  return Math.max(most / 2 + (most / 2) * chance, (retryAfter ?? 0) * 1_000);
}

/** The seconds of a `Retry-After` header; `null` where it says none. */
export function secondsIn(header: string | null): number | null {
  return header !== null && /^\d{1,5}$/.test(header) ? Number(header) : null;
}
