import { secondCode } from '@linework/domain';
import type { Session } from '../../access/session.ts';
import type { Database } from '../../database/database.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { type AttemptRule, countAttempt, forgetAttempts, slowPace } from '../../throttle/attempt-throttle.ts';
import { showSecondCode } from './show-second-code.ts';
import type { SecondStepKeys } from './use-second-code.ts';

/** Codes are mistyped a few times. */
const freeTries = 5;

/**
 * Takes a code of the second step from somebody who is signed in and has just entered their password again: who found a desk
 * unattended guesses as slowly here as at sign-in, and holds nobody up there.
 * @throws OutcomeProblem LW-AUT-049 for a code that is wrong or was used, LW-AUT-040 after too many tries
 */
export async function showSecondStepAgain(
  database: Database,
  keys: SecondStepKeys,
  { userId, username, accountId, id: sessionId }: Session,
  typed: string,
  now: Date,
): Promise<void> {
  const limit: AttemptRule = {
    purpose: 'reauth/second-step',
    subject: userId,
    free: freeTries,
    pace: slowPace,
  };
  await countAttempt(database, [limit], 'LW-AUT-040', now);
  const shower = { userId, username, accountId, sessionId };
  const isRight = await database.transaction(
    async (transaction) => await showSecondCode(transaction, keys, shower, secondCode(typed), now),
  );
  if (!isRight) throw new OutcomeProblem('LW-AUT-049');
  await forgetAttempts(database, limit);
}
