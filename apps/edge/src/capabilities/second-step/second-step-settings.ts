import { secondCode } from '@linework/domain';
import { type Confirmed, holdConfirmed } from '../../access/reauthentication.ts';
import type { Session } from '../../access/session.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { type AttemptRule, countAttempt, forgetAttempts } from '../../throttle/attempt-throttle.ts';
import { type DeviceOwner, endSessions } from '../session/index.ts';
import type { AppCodes } from './app-codes.ts';
import { countSpareCodes, replaceSpareCodes, type SpareCodeHash } from './spare-codes.ts';
import { tellChange } from './tell-change.ts';
import { type SecondStepKeys, useAppCode } from './use-second-code.ts';

/** A code is mistyped a few times by whoever sets up their app. */
const freeTries = 5;

/** Whether somebody's sign-in takes a second step. */
export async function readSecondStep(database: Queryable, { userId }: Session) {
  const [row] = await database.query<{ turned_on_at: Date | null }>(
    'SELECT turned_on_at FROM second_step WHERE user_id = $1',
    [userId],
  );
  return {
    onSince: row?.turned_on_at?.toISOString() ?? null,
    spareCodesLeft: row?.turned_on_at ? await countSpareCodes(database, userId) : 0,
  };
}

/**
 * Begins anew with a key of its own, which is told; nothing is on by it.
 * @throws OutcomeProblem LW-AUT-048 where a second step is on already
 */
export async function setUp(
  database: Queryable,
  apps: AppCodes,
  { userId, username }: Session,
  now: Date,
): Promise<{ readonly key: string; readonly address: string }> {
  const id = uuidV7();
  const begun = await database.query(
    `INSERT INTO second_step AS s (user_id, id, begun_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET id = EXCLUDED.id, begun_at = EXCLUDED.begun_at, last_step = NULL
     WHERE s.turned_on_at IS NULL RETURNING user_id`,
    [userId, id, now],
  );
  if (begun.length === 0) throw new OutcomeProblem('LW-AUT-048');
  return apps.keyOf(id, username);
}

/** As whose the marks of devices were signed before, and are from now on. */
export interface Turned {
  readonly before: DeviceOwner;
  readonly owner: DeviceOwner;
}

/**
 * Turns it on by the first code of the app, and ends sign-ins under way and all other sessions: they were opened without it.
 * @returns the recovery codes, and whose marks of devices are good now
 * @throws OutcomeProblem LW-AUT-049 for another code, LW-AUT-040 after too many tries, LW-AUT-048 where nothing was begun
 */
export async function turnOn(
  database: Database,
  { apps, hashOf }: SecondStepKeys,
  confirmed: Confirmed,
  typed: string,
  now: Date,
): Promise<Turned & { readonly spareCodes: string[] }> {
  const { session } = confirmed;
  const { userId } = session;
  const limit: AttemptRule = { purpose: 'second-step/set-up', subject: userId, free: freeTries };
  await countAttempt(database, [limit], 'LW-AUT-040', now);
  const code = secondCode(typed);
  const turned = await database.transaction(async (transaction) => {
    const user = await holdConfirmed(transaction, confirmed);
    const [begun] = await transaction.query<{ id: string }>(
      'SELECT id FROM second_step WHERE user_id = $1 AND turned_on_at IS NULL FOR UPDATE',
      [userId],
    );
    if (!begun) throw new OutcomeProblem('LW-AUT-048');
    const isRight = code?.kind === 'app' && (await useAppCode(transaction, apps, userId, code.code, now));
    if (!isRight) throw new OutcomeProblem('LW-AUT-049');
    await transaction.query('UPDATE second_step SET turned_on_at = $2 WHERE user_id = $1', [userId, now]);
    await transaction.query('UPDATE portal_user SET has_second_step = true WHERE id = $1', [userId]);
    await endSessions(transaction, userId, session.id, now);
    await tellChange(transaction, { ...told(session), kind: 'secondStepOn' }, now);
    return {
      spareCodes: await replaceSpareCodes(transaction, hashOf, userId),
      before: { ...user, second_step_id: null },
      owner: { ...user, second_step_id: begun.id },
    };
  });
  await forgetAttempts(database, limit);
  return turned;
}

/** Ten new recovery codes in place of the old. @throws OutcomeProblem LW-AUT-048 where it is off */
export async function makeSpareCodes(
  database: Database,
  hashOf: SpareCodeHash,
  confirmed: Confirmed,
  now: Date,
): Promise<string[]> {
  const { session } = confirmed;
  return await database.transaction(async (transaction) => {
    await holdConfirmed(transaction, confirmed);
    const on = await transaction.query(
      'SELECT id FROM second_step WHERE user_id = $1 AND turned_on_at IS NOT NULL',
      [session.userId],
    );
    if (on.length === 0) throw new OutcomeProblem('LW-AUT-048');
    await tellChange(transaction, { ...told(session), kind: 'spareCodesMade' }, now);
    return await replaceSpareCodes(transaction, hashOf, session.userId);
  });
}

/**
 * Turns it off, or gives up setting it up.
 * @returns whose marks of devices are good now; `null` where it was off: then nothing happens and nothing is told
 */
export async function turnOff(database: Database, confirmed: Confirmed, now: Date): Promise<Turned | null> {
  const { session } = confirmed;
  const { userId } = session;
  return await database.transaction(async (transaction) => {
    const user = await holdConfirmed(transaction, confirmed);
    const [was] = await transaction.query<{ id: string; turned_on_at: Date | null }>(
      'DELETE FROM second_step WHERE user_id = $1 RETURNING id, turned_on_at',
      [userId],
    );
    if (!was?.turned_on_at) return null;
    await transaction.query('UPDATE portal_user SET has_second_step = false WHERE id = $1', [userId]);
    await transaction.query('DELETE FROM authorization_code WHERE user_id = $1', [userId]);
    await tellChange(transaction, { ...told(session), kind: 'secondStepOff' }, now);
    return { before: { ...user, second_step_id: was.id }, owner: { ...user, second_step_id: null } };
  });
}

const told = ({ userId, username, accountId, id: sessionId }: Session) => ({
  userId,
  username,
  accountId,
  sessionId,
});
