import type { DevicesAnswer } from '@linework/contract';
import { browserNames, systemNames } from '@linework/domain';
import type { Session } from '../../access/session.ts';
import { sessionIdleMs } from '../../access/session-rules.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

type SignedInDevice = DevicesAnswer['devices'][number];

interface Row {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly created_at: Date;
  readonly last_active_at: Date;
  readonly is_this: boolean;
}

/** Where somebody is signed in now: this device first, then those that were used last. */
export async function listDevices(
  database: Queryable,
  { userId }: Session,
  tokenHash: Buffer,
  now: Date,
): Promise<SignedInDevice[]> {
  const p = parameters();
  const rows = await database.query<Row>(
    `SELECT id, browser, system, created_at, last_active_at, token_hash = ${p.bytes(tokenHash)} AS is_this
     FROM portal_session
     WHERE user_id = ${p.uuid(userId)} AND ended_at IS NULL AND expires_at > ${p.instant(now)}
       AND last_active_at > ${p.instant(new Date(now.getTime() - sessionIdleMs))}
     ORDER BY is_this DESC, last_active_at DESC, id DESC`,
    p.values,
  );
  return rows.map((row) => ({
    id: row.id,
    browser: browserNames.find((name) => name === row.browser) ?? 'other',
    system: systemNames.find((name) => name === row.system) ?? 'other',
    signedInAt: row.created_at.toISOString(),
    lastActiveAt: row.last_active_at.toISOString(),
    isThis: row.is_this,
  }));
}

interface SigningOut {
  readonly session: Session;
  /** `null` for every device. */
  readonly deviceId: string | null;
  readonly tokenHash: Buffer;
}

/**
 * Signs somebody out on one of their devices, or on all. One that is nobody's, or somebody else's, is answered as one that is
 * signed out already. @returns whether the device that asks is among them
 */
export async function signOutDevices(
  database: Database,
  { session, deviceId, tokenHash }: SigningOut,
  now: Date,
): Promise<boolean> {
  if (deviceId !== null) return await endSessions(database, { session, deviceId, tokenHash }, now);
  return await database.transaction(async (transaction) => {
    // Whoever is between the two calls of a sign-in gets no further.
    await transaction.query('DELETE FROM authorization_code WHERE user_id = $1', [session.userId]);
    return await endSessions(transaction, { session, deviceId, tokenHash }, now);
  });
}

async function endSessions(
  database: Queryable,
  { session, deviceId, tokenHash }: SigningOut,
  now: Date,
): Promise<boolean> {
  const p = parameters();
  const at = p.instant(now);
  const which = deviceId === null ? '' : `AND id = ${p.uuid(deviceId)}`;
  const action = deviceId === null ? 'signIn.signedOutEverywhere' : 'signIn.signedOutDevice';
  const ended = await database.query<{ is_this: boolean }>(
    `WITH ended AS (
       UPDATE portal_session SET ended_at = ${at}
       WHERE user_id = ${p.uuid(session.userId)} AND ended_at IS NULL ${which}
       RETURNING token_hash = ${p.bytes(tokenHash)} AS is_this),
     noted AS (
       INSERT INTO audit_event (account_id, id, at, action, actor_user_id, session_id, detail)
       SELECT ${p.uuid(session.accountId)}, ${p.uuid(uuidV7())}, ${at}, ${p.text(action)}, ${p.uuid(session.userId)},
         ${p.uuid(session.id)}, jsonb_build_object('devices', (SELECT count(*) FROM ended))
       WHERE EXISTS (SELECT FROM ended))
     SELECT is_this FROM ended`,
    p.values,
  );
  return ended.some(({ is_this }) => is_this);
}
