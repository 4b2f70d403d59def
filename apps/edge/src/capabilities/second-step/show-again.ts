import { secondCode } from '@linework/domain';
import type { Session } from '../../access/session.ts';
import type { Database } from '../../database/database.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import {
  type AttemptPace,
  type AttemptRule,
  countAttempt,
  forgetAttempts,
  slowPace,
} from '../../throttle/attempt-throttle.ts';
import { showSecondCode } from './show-second-code.ts';
import type { SecondStepKeys } from './use-second-code.ts';

/** Codes are mistyped a few times, in a few sessions. */
const freeTries = { session: 5, user: 40 } as const;
/** Whoever waits for somebody else's guesses does so for ten minutes at the longest, in which one is forgotten. */
const userPace: AttemptPace = { longestWait: 600_000, forgetSeconds: 600 };

/**
 * By session, so that nobody's guesses at an unattended desk keep its owner waiting elsewhere; and more of all sessions together,
 * so that whoever opens many guesses no faster. Ending a session gives no tries back, since it opens as easily as it ends.
 */
const limitsOf = ({ id, userId }: Session): readonly AttemptRule[] => [
  { purpose: 'reauth/second-step', subject: id, free: freeTries.session, pace: slowPace },
  { purpose: 'reauth/second-step-user', subject: userId, free: freeTries.user, pace: userPace },
];

/**
 * Takes a code of the second step from somebody who is signed in and has just entered their password again: who found a desk
 * unattended guesses as slowly here as at sign-in, and holds nobody up there. A right code forgets the wrong ones before it.
 * @throws OutcomeProblem LW-AUT-049 for a code that is wrong or was used, LW-AUT-040 after too many tries
 */
export async function showSecondStepAgain(
  database: Database,
  keys: SecondStepKeys,
  session: Session,
  typed: string,
  now: Date,
): Promise<void> {
  const { userId, username, accountId, id: sessionId } = session;
  const limits = limitsOf(session);
  await countAttempt(database, limits, 'LW-AUT-040', now);
  const shower = { userId, username, accountId, sessionId };
  const isRight = await database.transaction(
    async (transaction) => await showSecondCode(transaction, keys, shower, secondCode(typed), now),
  );
  if (!isRight) throw new OutcomeProblem('LW-AUT-049');
  for (const limit of limits) await forgetAttempts(database, limit);
}
