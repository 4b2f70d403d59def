import type { Confirmed } from '../../access/reauthentication.ts';
import type { Database } from '../../database/database.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { type AttemptRule, countAttempt } from '../../throttle/attempt-throttle.ts';
import {
  type DeviceOwner,
  deviceOwnerColumns,
  hashNewPassword,
  replaceOwnPassword,
} from '../session/index.ts';

/** Nobody changes their mind that often; each takes a core for as long as its hash takes. */
const freeChanges = 5;

interface Change {
  readonly confirmed: Confirmed;
  readonly password: string;
}

/**
 * Puts a new password in place of somebody's own, and signs them out everywhere else.
 * @throws OutcomeProblem LW-AUT-043 for one that is easy to guess, LW-SYS-060 for one that is too short or too long,
 * LW-AUT-046 where the old one was changed meanwhile, or the second step turned on, LW-AUT-040 after too many
 * @returns whose password it is now, as marks of devices are signed
 */
export async function changePassword(
  database: Database,
  { confirmed, password }: Change,
  now: Date,
): Promise<DeviceOwner> {
  const { userId, username } = confirmed.session;
  const [user] = await database.query<DeviceOwner>(
    `SELECT ${deviceOwnerColumns} FROM portal_user u WHERE u.id = $1`,
    [userId],
  );
  if (!user) throw new OutcomeProblem('LW-AUT-020');
  const limit: AttemptRule = { purpose: 'password/user', subject: userId, free: freeChanges };
  const passwordHash = await hashNewPassword(
    { password, username, whose: userId },
    async () => await countAttempt(database, [limit], 'LW-AUT-040', now),
  );
  const isDone = await database.transaction(
    async (transaction) =>
      await replaceOwnPassword(transaction, { confirmed, passwordHash, oldHash: user.password_hash }, now),
  );
  if (!isDone) throw new OutcomeProblem('LW-AUT-046');
  return { ...user, password_hash: passwordHash };
}
