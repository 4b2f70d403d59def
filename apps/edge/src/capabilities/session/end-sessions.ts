import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';

/**
 * Ends sign-ins under way and then sessions, while the user's row is held: an exchange under way holds its code until its
 * session is there to be ended.
 * @param kept the id of the session that goes on; `null` where none does
 */
export async function endSessions(
  transaction: Queryable,
  userId: string,
  kept: string | null,
  now: Date,
): Promise<void> {
  await transaction.query('DELETE FROM authorization_code WHERE user_id = $1', [userId]);
  const p = parameters();
  await transaction.query(
    `UPDATE portal_session SET ended_at = ${p.instant(now)}
     WHERE user_id = ${p.uuid(userId)} AND ended_at IS NULL AND id IS DISTINCT FROM ${p.uuid(kept)}`,
    p.values,
  );
}
