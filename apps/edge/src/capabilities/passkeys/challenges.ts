import { passkeyMinutes } from '@linework/domain';
import { hashToken, newToken } from '../../access/tokens.ts';
import type { Queryable } from '../../database/database.ts';

/** Who may answer a challenge: the browser that has a sign-in's verifier, or a session that makes a new passkey. */
export type Asked = { readonly codeChallenge: string } | { readonly sessionId: string };

const parts = (asked: Asked): readonly [codeChallenge: string | null, sessionId: string | null] =>
  'sessionId' in asked ? [null, asked.sessionId] : [asked.codeChallenge, null];

/** A challenge that is good for one answer within a few minutes. */
export async function makeChallenge(database: Queryable, asked: Asked, now: Date): Promise<string> {
  const challenge = newToken();
  const until = new Date(now.getTime() + passkeyMinutes * 60_000);
  await database.query(
    `INSERT INTO passkey_challenge (challenge_hash, code_challenge, session_id, expires_at)
     VALUES ($1, $2, $3, $4)`,
    [hashToken(challenge), ...parts(asked), until],
  );
  return challenge;
}

/** Uses a challenge up, whatever comes of its answer. @returns whether it was there, in time, and of whoever answers */
export async function takeChallenge(
  database: Queryable,
  challenge: string,
  asked: Asked,
  now: Date,
): Promise<boolean> {
  const taken = await database.query(
    `DELETE FROM passkey_challenge
     WHERE challenge_hash = $1 AND code_challenge IS NOT DISTINCT FROM $2::text
       AND session_id IS NOT DISTINCT FROM $3::uuid AND expires_at > $4
     RETURNING challenge_hash`,
    [hashToken(challenge), ...parts(asked), now],
  );
  return taken.length > 0;
}

export const removeOldChallenges = async (database: Queryable, now: Date): Promise<void> =>
  void (await database.query('DELETE FROM passkey_challenge WHERE expires_at < $1', [now]));
