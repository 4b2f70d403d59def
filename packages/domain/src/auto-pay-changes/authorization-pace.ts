/** Nobody turns Auto Pay on, or changes it, that often; each time is told to the account and kept for good. */
export const authorizationsAnHour = 20;

/** For how long an authorization counts, in milliseconds. */
export const authorizationHourMs = 3_600_000;

/**
 * How long so many new authorizations have to wait, as there were too many within the last hour: seconds, until enough of those
 * no longer count. `null` where they need not. What only ends one never waits: whoever takes an authorization back is heard at
 * once, and no more are taken back than were given.
 * @param given when the account gave those of the last hour, in any order
 */
export function authorizationWait(asked: number, given: readonly Date[], now: Date): number | null {
  const tooMany = asked > 0 ? given.length + asked - authorizationsAnHour : 0;
  if (tooMany <= 0) return null;
  const oldestFirst = given.map((at) => at.getTime()).sort((a, b) => a - b);
  const lastOfThem = oldestFirst[tooMany - 1] ?? now.getTime();
  // Given by a clock that was read later than this one, they count no longer than an hour either.
  const left = Math.min(lastOfThem - now.getTime(), 0) + authorizationHourMs;
  return Math.max(1, Math.ceil(left / 1_000));
}
