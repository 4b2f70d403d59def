import type { SecondStepCodeRequest } from '@linework/contract';
import { secondCode, secondStepTries } from '@linework/domain';
import { codeLifetimeMs } from '../../access/session-rules.ts';
import { challengeOf, hashToken } from '../../access/tokens.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import {
  type AttemptRule,
  countAttempt,
  forgetAttempts,
  giveBackAttempt,
} from '../../throttle/attempt-throttle.ts';
import { countSpareCodes } from './spare-codes.ts';
import { tellChange } from './tell-change.ts';
import { type SecondStepKeys, useSecondCode } from './use-second-code.ts';

/** People mistype a code a few times; an office shares one network. */
const freeTries = { user: 5, network: 50 } as const;

/** Whose sign-in went on, as marks of devices are signed. */
export interface Passed {
  readonly id: string;
  readonly password_hash: string;
  /** `null` where none was used. */
  readonly spareCodesLeft: number | null;
}

interface Waiting {
  readonly user_id: string;
  readonly account_id: string;
  readonly username: string;
  readonly password_hash: string;
}

/**
 * Takes the second step of a sign-in whose password was right: its code may then be traded for a session. It fits the browser
 * that entered the password alone, for a few minutes and a few tries.
 * @throws OutcomeProblem LW-AUT-049 for a code that is wrong or was used, LW-AUT-051 where the password has to be entered
 * again, LW-AUT-040 after too many tries
 */
export async function passSecondStep(
  database: Database,
  keys: SecondStepKeys,
  request: SecondStepCodeRequest,
  network: string,
  now: Date,
): Promise<Passed> {
  const fromNetwork: AttemptRule = {
    purpose: 'second-step/network',
    subject: network,
    free: freeTries.network,
  };
  const codeHash = hashToken(request.code);
  const waiting = await findWaiting(database, codeHash, challengeOf(request.code_verifier), now);
  if (!waiting) {
    await countAttempt(database, [fromNetwork], 'LW-AUT-040', now);
    throw new OutcomeProblem('LW-AUT-051');
  }
  const { user_id: userId, account_id: accountId, username } = waiting;
  const ofUser: AttemptRule = { purpose: 'second-step/user', subject: userId, free: freeTries.user };
  await countAttempt(database, [ofUser, fromNetwork], 'LW-AUT-040', now);
  const tries = await countTry(database, codeHash);
  const code = secondCode(request.second_code);
  const about = { userId, username, accountId, sessionId: null };
  const passed = await database.transaction(async (transaction) => {
    await transaction.query('SELECT id FROM portal_user WHERE id = $1 FOR UPDATE', [userId]);
    if (!code || !(await useSecondCode(transaction, keys, userId, code, now))) {
      // Somebody knows the password, and it may be nobody who should.
      if (tries === secondStepTries)
        await tellChange(transaction, { kind: 'secondStepFailed', ...about }, now);
      return null;
    }
    const taken = await transaction.query(
      `UPDATE authorization_code SET awaits_second_step = false, expires_at = $2
       WHERE code_hash = $1 AND awaits_second_step AND used_at IS NULL RETURNING user_id`,
      [codeHash, new Date(now.getTime() + codeLifetimeMs)],
    );
    if (taken.length === 0) throw new OutcomeProblem('LW-AUT-051');
    if (code.kind === 'app') return { spareCodesLeft: null };
    await tellChange(transaction, { kind: 'spareCodeUsed', ...about }, now);
    return { spareCodesLeft: await countSpareCodes(transaction, userId) };
  });
  if (!passed) throw new OutcomeProblem('LW-AUT-049');
  await forgetAttempts(database, ofUser);
  await giveBackAttempt(database, fromNetwork);
  return { id: userId, password_hash: waiting.password_hash, ...passed };
}

async function findWaiting(
  database: Queryable,
  codeHash: Buffer,
  challenge: string,
  now: Date,
): Promise<Waiting | undefined> {
  const [row] = await database.query<Waiting>(
    `SELECT c.user_id, c.account_id, u.username, u.password_hash
     FROM authorization_code c JOIN portal_user u ON u.id = c.user_id
     WHERE c.code_hash = $1 AND c.code_challenge = $2 AND c.awaits_second_step AND c.used_at IS NULL
       AND c.expires_at > $3 AND c.second_step_tries < $4`,
    [codeHash, challenge, now, secondStepTries],
  );
  return row;
}

/** Before the code is looked at: of tries sent at once, none is free. @returns how many there were with this one @throws OutcomeProblem LW-AUT-051 where none is left */
async function countTry(database: Queryable, codeHash: Buffer): Promise<number> {
  const [counted] = await database.query<{ second_step_tries: number }>(
    `UPDATE authorization_code SET second_step_tries = second_step_tries + 1
     WHERE code_hash = $1 AND second_step_tries < $2 RETURNING second_step_tries`,
    [codeHash, secondStepTries],
  );
  if (!counted) throw new OutcomeProblem('LW-AUT-051');
  return counted.second_step_tries;
}
