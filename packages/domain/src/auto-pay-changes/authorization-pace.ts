/** No user turns Auto Pay on, or changes it, that often; each time is told to the account and kept for good. */
export const authorizationsAnHour = 20;
/** All users of an account together: three have to go on before a colleague is kept from it. */
export const accountAuthorizationsAnHour = 60;

/** For how long an authorization counts, in milliseconds. */
export const authorizationHourMs = 3_600_000;

/** One that was given within the last hour. */
export interface LateAuthorization {
  readonly at: Date;
  /** Whether whoever asks gave it. */
  readonly isOwn: boolean;
}

/**
 * How long so many new authorizations have to wait, as there were too many within the last hour, of whoever asks or of the account:
 * seconds, until enough of those no longer count. `null` where they need not. What only ends one never waits: whoever takes an authorization back is heard at
 * once, and no more are taken back than were given.
 * @param given those of the account within the last hour, in any order
 */
export function authorizationWait(
  asked: number,
  given: readonly LateAuthorization[],
  now: Date,
): number | null {
  if (asked === 0) return null;
  const own = given.filter(({ isOwn }) => isOwn);
  const wait = Math.max(
    waitUnder(authorizationsAnHour, asked, own, now),
    waitUnder(accountAuthorizationsAnHour, asked, given, now),
  );
  return wait === 0 ? null : wait;
}

function waitUnder(most: number, asked: number, given: readonly LateAuthorization[], now: Date): number {
  const tooMany = given.length + asked - most;
  if (tooMany <= 0) return 0;
  const oldestFirst = given.map(({ at }) => at.getTime()).sort((a, b) => a - b);
  const lastOfThem = oldestFirst[tooMany - 1] ?? now.getTime();
  // Given by a clock that was read later than this one, they count no longer than an hour either.
  const left = Math.min(lastOfThem - now.getTime(), 0) + authorizationHourMs;
  return Math.max(1, Math.ceil(left / 1_000));
}
