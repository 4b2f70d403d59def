import type { Session } from '../../access/session.ts';
import type { Queryable } from '../../database/database.ts';
import { type AttemptPace, countAttempt } from '../../throttle/attempt-throttle.ts';

/** Nobody changes how they sign in that often; each change is emailed. */
const freeChanges = 10;
/** Ten are forgotten within an hour without any. */
const pace: AttemptPace = { longestWait: 600_000, forgetSeconds: 360 };

/**
 * Counts a change of how somebody signs in, all kinds together and one that is made too: whoever has an open session and the
 * password neither fills the owner's mailbox nor keeps the database busy. Turning the second step on and adding a passkey are
 * counted as they are set up, which comes before each.
 * @throws OutcomeProblem LW-AUT-040 after too many
 */
export async function countSignInChange(
  database: Queryable,
  { userId }: Pick<Session, 'userId'>,
  now: Date,
): Promise<void> {
  const limit = { purpose: 'sign-in-change/user', subject: userId, free: freeChanges, pace };
  await countAttempt(database, [limit], 'LW-AUT-040', now);
}
