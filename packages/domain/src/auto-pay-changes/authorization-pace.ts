/** Nobody turns Auto Pay on, or changes it, that often; each time is told to the account and kept for good. */
export const authorizationsAnHour = 20;

/**
 * Whether so many new authorizations have to wait, as there were too many within the last hour. What only ends one never
 * does: whoever takes an authorization back is heard at once, and no more are taken back than were given.
 * @param before how many the account gave within that hour
 */
export const isAuthorizedTooOften = (asked: number, before: number): boolean =>
  asked > 0 && before + asked > authorizationsAnHour;
