import type { Session } from '../../access/session.ts';
import type { Database } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { type AttemptRule, countAttempt, giveBackAttempt } from '../../throttle/attempt-throttle.ts';
import { inHashPlace, verifyPassword } from '../session/index.ts';

/** People mistype their own password a few times; whoever found a desk unattended guesses no faster. */
const freeTries = 5;

interface Entered {
  readonly password: string;
  /** That whoever entered it has gone: while it waits it leaves the line, and was no try. */
  readonly isOver: AbortSignal;
}

/**
 * Checks the password of somebody who is signed in, and notes a wrong one.
 * @throws OutcomeProblem LW-AUT-047 for another one, LW-AUT-040 after too many tries or for too many at
 * once, LW-SYS-010 where too many enter theirs at once
 */
export async function enterAgain(
  database: Database,
  session: Session,
  { password, isOver }: Entered,
  now: Date,
): Promise<void> {
  const { userId } = session;
  const check = async () => {
    const limit: AttemptRule = { purpose: 'reauth/user', subject: userId, free: freeTries };
    await countAttempt(database, [limit], 'LW-AUT-040', now);
    const [user] = await database.query<{ password_hash: string }>(
      'SELECT password_hash FROM portal_user WHERE id = $1',
      [userId],
    );
    if (!(await verifyPassword(password, user?.password_hash ?? null, 'again'))) return false;
    // Its own try alone: right ones sent at once would make room for more of them otherwise.
    await giveBackAttempt(database, limit);
    return true;
  };
  if (await inHashPlace('again', userId, check, isOver)) return;
  await noteWrong(database, session, now);
  throw new OutcomeProblem('LW-AUT-047');
}

async function noteWrong(
  database: Database,
  { accountId, userId, id: sessionId }: Session,
  now: Date,
): Promise<void> {
  const p = parameters();
  await database.query(
    `INSERT INTO audit_event (account_id, id, at, action, actor_user_id, session_id, detail)
     VALUES (${p.uuid(accountId)}, ${p.uuid(uuidV7())}, ${p.instant(now)}, 'signIn.passwordEnteredWrong',
       ${p.uuid(userId)}, ${p.uuid(sessionId)}, '{}'::jsonb)`,
    p.values,
  );
}
