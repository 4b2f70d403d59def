import { type MessageEvent, recoveriesAnHour } from '@linework/domain';
import type { Database, Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import type { Round } from '../../worker/round.ts';
import { messageInserts } from '../messages/index.ts';

const pageSize = 100;
const hourMs = 3_600_000;
/** So many people of one address are written to. */
const mostPeople = 5;

interface Waiting {
  readonly id: string;
  readonly forgotten: string;
  readonly name: string;
}

interface Found {
  readonly userId: string;
  readonly username: string;
  readonly accountId: string;
}

/**
 * Looks for whoever cannot sign in, and has them told by message; for a name that is nobody's nothing happens. Each is looked
 * at once, by one worker.
 * @param onFault told of each that could not be dealt with; the next round tries again
 */
export async function answerRecoveries(
  database: Database,
  round: Round,
  now: Date,
  onFault: (error: unknown) => void,
): Promise<void> {
  const waiting = await findWaiting(database, now);
  for (const one of waiting) {
    if (round.isOver()) return;
    try {
      await database.transaction(async (transaction) => await answer(transaction, one, now));
    } catch (error) {
      onFault(error);
    }
  }
}

async function findWaiting(database: Queryable, now: Date): Promise<readonly Waiting[]> {
  const p = parameters();
  return await database.query<Waiting>(
    `SELECT id, forgotten, name FROM account_recovery
     WHERE looked_at IS NULL AND expires_at > ${p.instant(now)} ORDER BY id LIMIT ${pageSize}`,
    p.values,
  );
}

async function answer(transaction: Queryable, { id, forgotten, name }: Waiting, now: Date): Promise<void> {
  const p = parameters();
  const looked = await transaction.query(
    `UPDATE account_recovery SET looked_at = ${p.instant(now)}, name = NULL
     WHERE id = ${p.uuid(id)} AND looked_at IS NULL RETURNING id`,
    p.values,
  );
  if (looked.length === 0) return;
  for (const person of await findPeople(transaction, name, now, forgotten === 'password'))
    await writeTo(transaction, id, person, forgotten === 'password', now);
}

/** Customers by this name or address who were not written to too often of late; each with the account they sign in to. */
async function findPeople(
  transaction: Queryable,
  name: string,
  now: Date,
  byUsername: boolean,
): Promise<readonly Found[]> {
  const p = parameters();
  const named = p.text(name);
  return await transaction.query<Found>(
    `SELECT u.id AS "userId", u.username, m.account_id AS "accountId"
     FROM portal_user u JOIN LATERAL (
       SELECT account_id FROM account_member WHERE user_id = u.id ORDER BY is_default DESC, account_id LIMIT 1) m ON true
     WHERE u.user_type = 'CONSUMER'
       AND (lower(u.email) = ${named} OR (${p.boolean(byUsername)} AND u.username = ${named}))
       AND (SELECT count(*) FROM account_recovery r
            WHERE r.user_id = u.id AND r.created_at > ${p.instant(new Date(now.getTime() - hourMs))}) < ${recoveriesAnHour}
     ORDER BY u.username LIMIT ${mostPeople}`,
    p.values,
  );
}

/** A row of its own for each, with the browser's token and the end of the one that was asked. */
async function writeTo(
  transaction: Queryable,
  askedId: string,
  { userId, username, accountId }: Found,
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
         (id, token_hash, forgotten, created_at, expires_at, looked_at, user_id, tries, code_used_at)
       SELECT ${p.uuid(id)}, token_hash, forgotten, ${at}, expires_at, ${at}, ${p.uuid(userId)}, tries, code_used_at
       FROM account_recovery WHERE id = ${p.uuid(askedId)}
       RETURNING id),
     ${messageInserts(p, accountId, [event], now, 'found').join(', ')}
     SELECT id FROM found`,
    p.values,
  );
}
