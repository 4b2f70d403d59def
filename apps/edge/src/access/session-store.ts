import type { Queryable } from '../database/database.ts';
import { parameters } from '../database/parameters.ts';
import { deadlines, type Session, type SessionRow, sessionFromRow, sessionSql } from './session.ts';
import { activityGrainMs } from './session-rules.ts';

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
