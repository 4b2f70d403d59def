import { hashToken } from '../../access/tokens.ts';
import type { Database } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { type AttemptRule, countAttempt } from '../../throttle/attempt-throttle.ts';
import { type DeviceOwner, deviceOwnerColumns, hashNewPassword, replacePassword } from '../session/index.ts';

/** A right to a password is good for one; each try takes a core for as long as its hash takes. */
const freeTries = 5;

interface Owner extends DeviceOwner {
  readonly username: string;
  readonly accountId: string;
}

/**
 * Gives somebody who showed their code the password that they chose, once; one that is refused may be followed by another.
 * @throws OutcomeProblem LW-AUT-042 where the right to it has ended, LW-AUT-043 for one that is easy to guess, LW-SYS-060
 * for one that is too short or too long, LW-AUT-040 after too many tries
 * @returns whose password it is now, as marks of devices are signed
 */
export async function choosePassword(
  database: Database,
  { grant, password }: { readonly grant: string; readonly password: string },
  now: Date,
): Promise<DeviceOwner> {
  const grantHash = hashToken(grant);
  // Before the hash, which takes a core for as long as it takes.
  const owner = await ownerOf(database, grantHash, now);
  if (!owner) throw new OutcomeProblem('LW-AUT-042');
  const { id: userId, username, accountId } = owner;
  const limit: AttemptRule = { purpose: 'recovery/password', subject: userId, free: freeTries };
  const passwordHash = await hashNewPassword({ password, username, whose: userId }, async () => {
    // Whoever waited for a core may have been overtaken by another password: then theirs takes none.
    if (!(await ownerOf(database, grantHash, now))) throw new OutcomeProblem('LW-AUT-042');
    await countAttempt(database, [limit], 'LW-AUT-040', now);
  });
  const isDone = await database.transaction(
    async (transaction) =>
      await replacePassword(transaction, { userId, username, accountId, passwordHash, grantHash }, now),
  );
  if (!isDone) throw new OutcomeProblem('LW-AUT-042');
  return { ...owner, password_hash: passwordHash };
}

async function ownerOf(database: Database, grantHash: Buffer, now: Date): Promise<Owner | null> {
  const p = parameters();
  const [owner] = await database.query<Owner>(
    `SELECT ${deviceOwnerColumns}, u.username, m.account_id AS "accountId"
     FROM account_recovery r JOIN portal_user u ON u.id = r.user_id JOIN account_member m ON m.user_id = u.id
     WHERE r.grant_hash = ${p.bytes(grantHash)} AND r.ended_at IS NULL AND r.expires_at > ${p.instant(now)}
     ORDER BY m.is_default DESC, m.account_id LIMIT 1`,
    p.values,
  );
  return owner ?? null;
}
