import type { Database } from '../../database/database.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { type AttemptRule, countAttempt, forgetAttempts } from '../../throttle/attempt-throttle.ts';
import { verifyPassword } from '../session/index.ts';

/** People mistype their own password a few times; whoever found a desk unattended guesses no faster. */
const freeTries = 5;

/**
 * Checks the password of somebody who is signed in.
 * @throws OutcomeProblem LW-AUT-047 for another one, LW-AUT-040 after too many tries
 */
export async function enterAgain(
  database: Database,
  userId: string,
  password: string,
  now: Date,
): Promise<void> {
  const limit: AttemptRule = { purpose: 'reauth/user', subject: userId, free: freeTries };
  await countAttempt(database, [limit], 'LW-AUT-040', now);
  const [user] = await database.query<{ password_hash: string }>(
    'SELECT password_hash FROM portal_user WHERE id = $1',
    [userId],
  );
  if (!(await verifyPassword(password, user?.password_hash ?? null))) throw new OutcomeProblem('LW-AUT-047');
  await forgetAttempts(database, limit);
}
