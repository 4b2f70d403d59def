import type { Session } from '../../access/session.ts';
import { hashToken, newToken } from '../../access/tokens.ts';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';

/** Long enough to find the bank's password, and no longer than an idle session lives. */
export const connectionLifetimeMs = 15 * 60_000;

export interface Connection {
  readonly state: string;
  readonly nonce: string;
  readonly expiresAt: Date;
}

/** Writes down that this session's customer goes to their bank. The database alone does not know the state. */
export async function beginConnection(
  database: Queryable,
  { id, accountId }: Pick<Session, 'id' | 'accountId'>,
  now: Date,
): Promise<Connection> {
  const state = newToken();
  const nonce = newToken();
  const expiresAt = new Date(now.getTime() + connectionLifetimeMs);
  const p = parameters();
  await database.query(
    `INSERT INTO bank_connection (account_id, state_hash, session_id, nonce, created_at, expires_at)
     VALUES (${p.uuid(accountId)}, ${p.bytes(hashToken(state))}, ${p.uuid(id)}, ${p.text(nonce)}, ${p.instant(now)},
       ${p.instant(expiresAt)})`,
    p.values,
  );
  return { state, nonce, expiresAt };
}

/**
 * Takes a connection up, once, for the session that began it: whatever comes of it, its state never works again.
 * @returns the nonce that the provider must know; `null` for a state that is not this session's, is used up or too old
 */
export async function takeConnection(
  database: Queryable,
  { id, accountId }: Pick<Session, 'id' | 'accountId'>,
  state: string,
  now: Date,
): Promise<string | null> {
  const p = parameters();
  const [row] = await database.query<{ nonce: string }>(
    `UPDATE bank_connection SET used_at = ${p.instant(now)}
     WHERE account_id = ${p.uuid(accountId)} AND state_hash = ${p.bytes(hashToken(state))}
       AND session_id = ${p.uuid(id)} AND used_at IS NULL AND expires_at > ${p.instant(now)}
     RETURNING nonce`,
    p.values,
  );
  return row?.nonce ?? null;
}
