import type { TokenRequest } from '@linework/contract';
import { newDevicesToldAnHour, type UserType } from '@linework/domain';
import type { NewSession } from '../../access/cookies.ts';
import { userTypeOf } from '../../access/session.ts';
import { sessionAbsoluteMs } from '../../access/session-rules.ts';
import { challengeOf, hashToken, newToken } from '../../access/tokens.ts';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { OutcomeProblem } from '../../problems/problem.ts';

/** A session that has just begun, and whose it is. */
export interface StartedSession extends NewSession {
  readonly userId: string;
  readonly accountId: string;
  readonly rememberMe: boolean;
  readonly userType: UserType;
}

/** How long new devices are counted together, from the first of them. */
const hourMs = 3_600_000;

interface OwnerRow {
  readonly user_id: string;
  readonly account_id: string;
  readonly remember_me: boolean;
  readonly user_type: string;
}

/**
 * Trades a code for a session with a token of its own, once; the session that the browser had before ends. A code shown
 * with the wrong verifier is spent too. Whose it is is told where the device is new, up to a number an hour. One that is shown
 * again is in two hands, of which one stole it, so the session that it began ends (RFC 6749, section 4.1.2).
 * @throws OutcomeProblem LW-AUT-020
 */
export async function redeemCode(
  database: Queryable,
  request: Pick<TokenRequest, 'code' | 'code_verifier'>,
  previousTokenHash: Buffer | null,
  now: Date,
): Promise<StartedSession> {
  const codeHash = hashToken(request.code);
  const token = newToken();
  const tokenHash = hashToken(token);
  const p = parameters();
  const [code, at, sessionId] = [p.bytes(codeHash), p.instant(now), p.uuid(uuidV7())];
  const hourAgo = p.instant(new Date(now.getTime() - hourMs));
  // One statement: who shows the code at the same time waits for it, and then finds the session that it began.
  const [owner] = await database.query<OwnerRow>(
    `WITH code AS (
       UPDATE authorization_code SET used_at = ${at}
       WHERE code_hash = ${code} AND used_at IS NULL AND expires_at > ${at} AND NOT awaits_second_step
       RETURNING user_id, account_id, remember_me, code_challenge, browser, system, is_new_device
     ), owner AS (
       SELECT user_id, account_id, remember_me, browser, system, is_new_device FROM code
       WHERE code_challenge = ${p.text(challengeOf(request.code_verifier))}
     ), previous AS (
       UPDATE portal_session SET ended_at = ${at}
       WHERE token_hash = ${p.bytes(previousTokenHash)} AND ended_at IS NULL AND EXISTS (SELECT FROM owner)
     ), started AS (
       INSERT INTO portal_session
         (token_hash, id, user_id, account_id, created_at, last_active_at, expires_at, code_hash, browser, system)
       SELECT ${p.bytes(tokenHash)}, ${sessionId}, user_id, account_id, ${at}, ${at},
              ${p.instant(new Date(now.getTime() + sessionAbsoluteMs))}, ${code}, browser, system
       FROM owner
     ), new_devices AS (
       INSERT INTO attempt_throttle AS t (purpose, subject, attempts, next_at, changed_at)
       SELECT 'new-device/user', user_id::text, 1, ${at}, ${at} FROM owner WHERE is_new_device
       ON CONFLICT (purpose, subject) DO UPDATE SET
         attempts = CASE WHEN t.changed_at > ${hourAgo} THEN t.attempts + 1 ELSE 1 END,
         changed_at = CASE WHEN t.changed_at > ${hourAgo} THEN t.changed_at ELSE EXCLUDED.changed_at END
       RETURNING attempts
     ), told AS (
       INSERT INTO message (account_id, id, event_key, content, concerns, happened_at)
       SELECT owner.account_id, ${p.uuid(uuidV7())}, 'newDevice/' || ${sessionId}::text,
         ${p.json({ kind: 'newDevice', signedInAt: now.toISOString() })} || jsonb_build_object('username', u.username,
           'browser', coalesce(owner.browser, 'other'), 'system', coalesce(owner.system, 'other')),
         jsonb_build_array(u.id), ${at}
       FROM owner JOIN portal_user u ON u.id = owner.user_id
       WHERE (SELECT attempts FROM new_devices) <= ${p.bigint(newDevicesToldAnHour)}
     )
     SELECT owner.user_id, owner.account_id, owner.remember_me, u.user_type
     FROM owner JOIN portal_user u ON u.id = owner.user_id`,
    p.values,
  );
  if (owner) {
    const { user_id: userId, account_id: accountId, remember_me: rememberMe } = owner;
    return { token, tokenHash, userId, accountId, rememberMe, userType: userTypeOf(owner.user_type) };
  }
  await database.query('UPDATE portal_session SET ended_at = $2 WHERE code_hash = $1 AND ended_at IS NULL', [
    codeHash,
    now,
  ]);
  throw new OutcomeProblem('LW-AUT-020');
}
