import type { Queryable } from '../database/database.ts';
import { parameters } from '../database/parameters.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { deadlines, type Session, type SessionRow, sessionFromRow, sessionSql } from './session.ts';
import { activityGrainMs, sessionAbsoluteMs } from './session-rules.ts';
import { hashToken, newToken } from './tokens.ts';

/** The session of a token; `null` when there is none, or none any more. */
export async function findSession(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<Session | null> {
  const p = parameters();
  const [row] = await database.query<SessionRow>(sessionSql(p, tokenHash, now), p.values);
  return row ? sessionFromRow(row) : null;
}

export interface NewSession {
  readonly token: string;
  readonly tokenHash: Buffer;
}

/** Starts a session with a token of its own; the one that the browser had before ends. */
export async function startSession(
  database: Queryable,
  owner: { readonly userId: string; readonly accountId: string },
  previousTokenHash: Buffer | null,
  now: Date,
): Promise<NewSession> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await database.query(
    `WITH previous AS (UPDATE portal_session SET ended_at = $6 WHERE token_hash = $7 AND ended_at IS NULL)
     INSERT INTO portal_session (token_hash, id, user_id, account_id, created_at, last_active_at, expires_at)
     VALUES ($1, $2, $3, $4, $6, $6, $5)`,
    [
      tokenHash,
      uuidV7(),
      owner.userId,
      owner.accountId,
      new Date(now.getTime() + sessionAbsoluteMs),
      now,
      previousTokenHash,
    ],
  );
  return { token, tokenHash };
}

/** Notes that the customer is active, at most every few seconds. @returns the idle deadline that now holds */
export async function noteActivity(
  database: Queryable,
  session: Session,
  tokenHash: Buffer,
  now: Date,
): Promise<{ idle: Date; absolute: Date }> {
  if (now.getTime() - session.lastActiveAt.getTime() < activityGrainMs) return deadlines(session);
  await database.query(
    'UPDATE portal_session SET last_active_at = $2 WHERE token_hash = $1 AND ended_at IS NULL AND last_active_at < $2',
    [tokenHash, now],
  );
  return deadlines({ createdAt: session.createdAt, lastActiveAt: now });
}

export async function endSession(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: string; accountId: string } | null> {
  const [row] = await database.query<{ user_id: string; account_id: string }>(
    `UPDATE portal_session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL
     RETURNING user_id, account_id`,
    [tokenHash, now],
  );
  return row ? { userId: row.user_id, accountId: row.account_id } : null;
}
