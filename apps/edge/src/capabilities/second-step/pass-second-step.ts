import type { SecondStepCodeRequest } from '@linework/contract';
import { secondCode, secondStepTries } from '@linework/domain';
import { codeLifetimeMs } from '../../access/session-rules.ts';
import { challengeOf, hashToken } from '../../access/tokens.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { countAttempt, forgetAttempts, giveBackAttempt } from '../../throttle/attempt-throttle.ts';
import { type DeviceOwner, deviceOwnerColumns, type RememberedDevices } from '../session/index.ts';
import { showSecondCode } from './show-second-code.ts';
import { countSpareCodes } from './spare-codes.ts';
import { allDevicesLimit, networkLimit, ownLimit } from './try-limits.ts';
import type { SecondStepKeys } from './use-second-code.ts';

/** Whose sign-in went on, as marks of devices are signed. */
export interface Passed extends DeviceOwner {
  /** `null` where none was used. */
  readonly spareCodesLeft: number | null;
}

interface Outside {
  readonly database: Database;
  readonly keys: SecondStepKeys;
  readonly devices: RememberedDevices;
}

interface Asker {
  readonly network: string;
  /** What the browser keeps of those who have signed in there. */
  readonly deviceMarks: string | null;
}

interface Waiting extends DeviceOwner {
  readonly account_id: string;
  readonly username: string;
}

/**
 * Takes the second step of a sign-in whose password was right: its code may then be traded for a session. It fits the browser
 * that entered the password alone, for a few minutes and a few tries.
 * @throws OutcomeProblem LW-AUT-049 for a code that is wrong or was used, LW-AUT-051 where the password has to be entered
 * again, LW-AUT-040 after too many tries
 */
export async function passSecondStep(
  { database, keys, devices }: Outside,
  request: SecondStepCodeRequest,
  { network, deviceMarks }: Asker,
  now: Date,
): Promise<Passed> {
  const codeHash = hashToken(request.code);
  const waiting = await findWaiting(database, codeHash, challengeOf(request.code_verifier), now);
  if (!waiting) {
    await countAttempt(database, [networkLimit(network)], 'LW-AUT-040', now);
    throw new OutcomeProblem('LW-AUT-051');
  }
  const { id: userId, account_id: accountId, username, password_hash, second_step_id } = waiting;
  const device = devices.find(deviceMarks, waiting, now);
  const ofThem = ownLimit(userId, device);
  const shared = device === null ? networkLimit(network) : allDevicesLimit(userId);
  await countAttempt(database, [ofThem, shared], 'LW-AUT-040', now);
  await countTry(database, codeHash);
  const code = secondCode(request.second_code);
  const shower = { userId, username, accountId, sessionId: null };
  const passed = await database.transaction(async (transaction) => {
    if (!(await showSecondCode(transaction, keys, shower, code, now))) return null;
    const taken = await transaction.query(
      `UPDATE authorization_code SET awaits_second_step = false, expires_at = $2
       WHERE code_hash = $1 AND awaits_second_step AND used_at IS NULL RETURNING user_id`,
      [codeHash, new Date(now.getTime() + codeLifetimeMs)],
    );
    if (taken.length === 0) throw new OutcomeProblem('LW-AUT-051');
    return { spareCodesLeft: code?.kind === 'spare' ? await countSpareCodes(transaction, userId) : null };
  });
  if (!passed) throw new OutcomeProblem('LW-AUT-049');
  await forgetAttempts(database, ofThem);
  await giveBackAttempt(database, shared);
  return { id: userId, password_hash, second_step_id, ...passed };
}

async function findWaiting(
  database: Queryable,
  codeHash: Buffer,
  challenge: string,
  now: Date,
): Promise<Waiting | undefined> {
  const [row] = await database.query<Waiting>(
    `SELECT c.account_id, u.username, ${deviceOwnerColumns}
     FROM authorization_code c JOIN portal_user u ON u.id = c.user_id
     WHERE c.code_hash = $1 AND c.code_challenge = $2 AND c.awaits_second_step AND c.used_at IS NULL
       AND c.expires_at > $3 AND c.second_step_tries < $4`,
    [codeHash, challenge, now, secondStepTries],
  );
  return row;
}

/** Before the code is looked at: of tries sent at once, none is free. @throws OutcomeProblem LW-AUT-051 where none is left */
async function countTry(database: Queryable, codeHash: Buffer): Promise<void> {
  const counted = await database.query(
    `UPDATE authorization_code SET second_step_tries = second_step_tries + 1
     WHERE code_hash = $1 AND second_step_tries < $2 RETURNING user_id`,
    [codeHash, secondStepTries],
  );
  if (counted.length === 0) throw new OutcomeProblem('LW-AUT-051');
}
