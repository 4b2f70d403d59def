import type { MessageEvent } from '@linework/domain';
import { type Confirmed, holdConfirmed } from '../../access/reauthentication.ts';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { messageInserts } from '../messages/index.ts';
import { endSessions } from './end-sessions.ts';

interface Replacement {
  readonly userId: string;
  readonly username: string;
  /** The account whose people are told. */
  readonly accountId: string;
  readonly passwordHash: string;
  /** Of the right to choose it, which is used up. */
  readonly grantHash: Buffer;
}

/**
 * Puts a new password in place of one that was forgotten or is somebody else's too, and ends every way in that the old one
 * opened: sessions, sign-ins between their two calls, codes, remembered devices, passkeys. Its owner is told by message.
 *
 * In this order, each statement seeing what the ones before it waited for: the user, whom a sign-in under way holds until
 * its code is written; the codes, of which an exchange under way holds its own until its session is; then the sessions.
 * @returns whether the right to it was there still
 */
export async function replacePassword(
  transaction: Queryable,
  { userId, username, accountId, passwordHash, grantHash }: Replacement,
  now: Date,
): Promise<boolean> {
  await transaction.query('SELECT id FROM portal_user WHERE id = $1 FOR UPDATE', [userId]);
  const event: MessageEvent = {
    key: `passwordChanged/${grantHash.toString('base64url')}`,
    message: { kind: 'passwordChanged', username, changedAt: now.toISOString() },
    concerns: [userId],
  };
  const p = parameters();
  const [changed] = await transaction.query(
    `WITH spent AS (
       UPDATE account_recovery SET ended_at = ${p.instant(now)}
       WHERE grant_hash = ${p.bytes(grantHash)} AND user_id = ${p.uuid(userId)} AND ended_at IS NULL
         AND expires_at > ${p.instant(now)} RETURNING user_id),
     changed AS (
       UPDATE portal_user SET password_hash = ${p.text(passwordHash)}, devices_known_since = NULL FROM spent
       WHERE portal_user.id = spent.user_id RETURNING portal_user.id),
     ${messageInserts(p, accountId, [event], now, 'changed').join(', ')}
     SELECT id FROM changed`,
    p.values,
  );
  if (!changed) return false;
  // Whoever had the old one may have made a passkey of their own with it, which is a way in without any password.
  await transaction.query('DELETE FROM passkey WHERE user_id = $1', [userId]);
  await endWaysIn(transaction, userId, null, now);
  return true;
}

/** A password in place of one that its owner has entered again. */
interface OwnReplacement extends Pick<Replacement, 'passwordHash'> {
  /** The session in which it is changed goes on. */
  readonly confirmed: Confirmed;
  /** Of the password that was entered: where another came meanwhile, this one is not put in its place. */
  readonly oldHash: string;
}

/**
 * The same for whoever changes their own: the session that they do it in goes on, every other ends, and passkeys stay.
 * @returns whether the old password was theirs still
 * @throws OutcomeProblem LW-AUT-046 where the second step was turned on meanwhile and not shown, LW-AUT-020 where the session has ended
 */
export async function replaceOwnPassword(
  transaction: Queryable,
  { confirmed, passwordHash, oldHash }: OwnReplacement,
  now: Date,
): Promise<boolean> {
  const { userId, username, accountId, id: sessionId } = confirmed.session;
  await holdConfirmed(transaction, confirmed);
  const event: MessageEvent = {
    key: `passwordChanged/${uuidV7()}`,
    message: { kind: 'passwordChanged', username, changedAt: now.toISOString() },
    concerns: [userId],
  };
  const p = parameters();
  const [changed] = await transaction.query(
    `WITH changed AS (
       UPDATE portal_user SET password_hash = ${p.text(passwordHash)}
       WHERE id = ${p.uuid(userId)} AND password_hash = ${p.text(oldHash)} RETURNING id),
     noted AS (
       INSERT INTO audit_event (account_id, id, at, action, actor_user_id, session_id, detail)
       SELECT ${p.uuid(accountId)}, ${p.uuid(uuidV7())}, ${p.instant(now)}, 'signIn.passwordChanged', id,
         ${p.uuid(sessionId)}, '{}'::jsonb FROM changed),
     ${messageInserts(p, accountId, [event], now, 'changed').join(', ')}
     SELECT id FROM changed`,
    p.values,
  );
  if (!changed) return false;
  await endWaysIn(transaction, userId, sessionId, now);
  return true;
}

/** Ends what an old password opened. @param kept the id of the session that goes on; `null` where none does */
async function endWaysIn(
  transaction: Queryable,
  userId: string,
  kept: string | null,
  now: Date,
): Promise<void> {
  await transaction.query(
    'UPDATE account_recovery SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL',
    [userId, now],
  );
  await endSessions(transaction, userId, kept, now);
}
