import { type MessageEvent, recoveriesAnHour, strangersRecoveriesAnHour } from '@linework/domain';
import type { Database, Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import type { Round } from '../../worker/round.ts';
import { messageInserts } from '../messages/index.ts';
import { type DeviceOwner, deviceOwnerColumns, type RememberedDevices } from '../session/index.ts';

const pageSize = 100;
const hourMs = 3_600_000;
/** So many people of one address are written to. */
const mostPeople = 5;
/** So many are looked at for that. */
const mostNamed = 20;

interface Waiting {
  readonly id: string;
  readonly forgotten: string;
  readonly name: string;
  readonly devices: string | null;
}

/** Somebody by the name that was given, and what they were sent within the hour. */
interface Named extends DeviceOwner {
  readonly username: string;
  readonly accountId: string;
  /** For what their own browsers asked. */
  readonly sentToOwn: number;
  readonly sentToNetwork: number;
  readonly sentToStrangers: number;
}

interface Found extends Pick<Named, 'id' | 'username' | 'accountId'> {
  /** Whether their own browser asks. */
  readonly isOwnDevice: boolean;
}

interface Outside {
  readonly database: Database;
  readonly devices: RememberedDevices;
}

/**
 * Looks for whoever cannot sign in, and has them told by message; for a name that is nobody's nothing happens. Each is looked
 * at once, by one worker.
 * @param onFault told of each that could not be dealt with; the next round tries again
 */
export async function answerRecoveries(
  { database, devices }: Outside,
  round: Round,
  now: Date,
  onFault: (error: unknown) => void,
): Promise<void> {
  const waiting = await findWaiting(database, now);
  for (const one of waiting) {
    if (round.isOver()) return;
    try {
      await database.transaction(async (transaction) => await answer(transaction, devices, one, now));
    } catch (error) {
      onFault(error);
    }
  }
}

async function findWaiting(database: Queryable, now: Date): Promise<readonly Waiting[]> {
  const p = parameters();
  return await database.query<Waiting>(
    `SELECT id, forgotten, name, devices FROM account_recovery
     WHERE looked_at IS NULL AND expires_at > ${p.instant(now)} ORDER BY id LIMIT ${pageSize}`,
    p.values,
  );
}

async function answer(
  transaction: Queryable,
  devices: RememberedDevices,
  asked: Waiting,
  now: Date,
): Promise<void> {
  const p = parameters();
  const looked = await transaction.query(
    `UPDATE account_recovery SET looked_at = ${p.instant(now)}, name = NULL, devices = NULL
     WHERE id = ${p.uuid(asked.id)} AND looked_at IS NULL RETURNING id`,
    p.values,
  );
  if (looked.length === 0) return;
  const named = await findNamed(transaction, asked, now);
  const found = named.map((person) => ({
    ...person,
    isOwnDevice: devices.knew(asked.devices, person, now),
  }));
  for (const person of found.filter(mayBeWrittenTo).slice(0, mostPeople))
    await writeTo(transaction, asked.id, person, asked.forgotten === 'password', now);
}

/** What strangers ask for somebody takes nothing of what their own browser asks, nor of what another network does at first. */
const mayBeWrittenTo = ({
  isOwnDevice,
  sentToOwn,
  sentToNetwork,
  sentToStrangers,
}: Named & { readonly isOwnDevice: boolean }): boolean =>
  isOwnDevice
    ? sentToOwn < recoveriesAnHour
    : sentToNetwork < recoveriesAnHour && sentToStrangers < strangersRecoveriesAnHour;

/** Customers by this name or address; each with the account they sign in to. */
async function findNamed(
  transaction: Queryable,
  { id, name, forgotten }: Waiting,
  now: Date,
): Promise<readonly Named[]> {
  const p = parameters();
  const named = p.text(name);
  return await transaction.query<Named>(
    `SELECT ${deviceOwnerColumns}, u.username, m.account_id AS "accountId", sent.own AS "sentToOwn",
       sent.network AS "sentToNetwork", sent.strangers AS "sentToStrangers"
     FROM portal_user u JOIN LATERAL (
       SELECT account_id FROM account_member WHERE user_id = u.id ORDER BY is_default DESC, account_id LIMIT 1) m ON true
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE r.is_own_device) AS own,
         count(*) FILTER (WHERE NOT r.is_own_device AND r.network = asked.network) AS network,
         count(*) FILTER (WHERE NOT r.is_own_device) AS strangers
       FROM account_recovery r, account_recovery asked
       WHERE asked.id = ${p.uuid(id)}
         AND r.user_id = u.id AND r.created_at > ${p.instant(new Date(now.getTime() - hourMs))}) sent
     WHERE u.user_type = 'CONSUMER'
       AND (lower(u.email) = ${named} OR (${p.boolean(forgotten === 'password')} AND u.username = ${named}))
     ORDER BY u.username LIMIT ${mostNamed}`,
    p.values,
  );
}

/** A row of its own for each, with the browser's token and the end of the one that was asked. */
async function writeTo(
  transaction: Queryable,
  askedId: string,
  { id: userId, username, accountId, isOwnDevice }: Found,
  needsCode: boolean,
  now: Date,
): Promise<void> {
  const [asked] = await transaction.query<{ expires_at: Date }>(
    'SELECT expires_at FROM account_recovery WHERE id = $1',
    [askedId],
  );
  if (!asked) return;
  const id = uuidV7();
  const event: MessageEvent = {
    key: `recovery/${id}`,
    message: needsCode
      ? { kind: 'passwordCode', recoveryId: id, username, expiresAt: asked.expires_at.toISOString() }
      : { kind: 'usernameReminder', username },
    concerns: [userId],
  };
  const p = parameters();
  const at = p.instant(now);
  await transaction.query(
    `WITH found AS (
       INSERT INTO account_recovery
         (id, token_hash, forgotten, created_at, expires_at, looked_at, user_id, tries, code_used_at, network,
          is_own_device)
       SELECT ${p.uuid(id)}, token_hash, forgotten, ${at}, expires_at, ${at}, ${p.uuid(userId)}, tries, code_used_at, network,
         ${p.boolean(isOwnDevice)}
       FROM account_recovery WHERE id = ${p.uuid(askedId)}
       RETURNING id),
     ${messageInserts(p, accountId, [event], now, 'found').join(', ')}
     SELECT id FROM found`,
    p.values,
  );
}
