import { recoveryTries } from '@linework/domain';
import { hashToken, isSame, newToken } from '../../access/tokens.ts';
import type { Database } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { type AttemptRule, countAttempt, giveBackAttempt } from '../../throttle/attempt-throttle.ts';
import { recoveryMs } from './ask-recovery.ts';

/** Each recovery has few tries of its own; this slows down who makes many. */
const freeTries = 30;

interface Shown {
  readonly recovery: string;
  readonly code: string;
}

/**
 * Trades a code for the right to choose a password, once. What is answered to a wrong one does not depend on whether there
 * is a right one.
 * @throws OutcomeProblem LW-AUT-041 for another code, LW-AUT-042 where none works any more, LW-AUT-040 after too many tries
 */
export async function checkCode(
  database: Database,
  codeOf: (recoveryId: string) => string,
  { recovery, code }: Shown,
  network: string,
  now: Date,
): Promise<string> {
  const limit: AttemptRule = { purpose: 'recovery/code', subject: network, free: freeTries };
  await countAttempt(database, [limit], 'LW-AUT-040', now);
  const tokenHash = hashToken(recovery);
  const tried = await countTry(database, tokenHash, now);
  if (tried.length === 0) throw new OutcomeProblem('LW-AUT-042');
  // All are looked at, whichever fits.
  const [right] = tried.filter(({ id, user_id }) => isSame(codeOf(id), code) && user_id !== null);
  if (!right) throw new OutcomeProblem('LW-AUT-041');
  const grant = newToken();
  if (!(await useCode(database, { id: right.id, tokenHash, grant }, now)))
    throw new OutcomeProblem('LW-AUT-042');
  await giveBackAttempt(database, limit);
  return grant;
}

interface Tried {
  readonly id: string;
  readonly user_id: string | null;
}

/** The one that was asked and those that were found, while they have tries and time left: a reminder has no code. */
async function countTry(database: Database, tokenHash: Buffer, now: Date): Promise<readonly Tried[]> {
  const p = parameters();
  return await database.query<Tried>(
    `UPDATE account_recovery SET tries = tries + 1
     WHERE token_hash = ${p.bytes(tokenHash)} AND forgotten = 'password' AND tries < ${recoveryTries}
       AND code_used_at IS NULL AND ended_at IS NULL AND expires_at > ${p.instant(now)}
     RETURNING id, user_id`,
    p.values,
  );
}

async function useCode(
  database: Database,
  { id, tokenHash, grant }: { readonly id: string; readonly tokenHash: Buffer; readonly grant: string },
  now: Date,
): Promise<boolean> {
  const p = parameters();
  const right = p.uuid(id);
  const used = await database.query<{ id: string }>(
    `UPDATE account_recovery SET code_used_at = ${p.instant(now)},
       grant_hash = CASE WHEN id = ${right} THEN ${p.bytes(hashToken(grant))} END,
       expires_at = ${p.instant(new Date(now.getTime() + recoveryMs))}
     WHERE token_hash = ${p.bytes(tokenHash)} AND code_used_at IS NULL AND ended_at IS NULL
     RETURNING id`,
    p.values,
  );
  return used.some((row) => row.id === id);
}
