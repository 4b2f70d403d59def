import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import type { Mail } from './mail-port.ts';

/** A message to one person, which this worker sends now. */
export interface Delivery {
  readonly accountId: string;
  readonly messageId: string;
  /** A user's, or the registration's of whoever is none yet. */
  readonly userId: string;
  readonly createdAt: Date;
  /** This one included. */
  readonly tries: number;
  /** The message as it is kept; `null` where it is gone. */
  readonly content: unknown;
  /** `null` where whoever it is to is gone. */
  readonly address: string | null;
  readonly language: string | null;
}

/** Whoever dies while it sends is followed by another after so long. */
const heldForMs = 5 * 60_000;

/** Takes the delivery that has waited longest, which no other worker takes meanwhile; `null` where nothing waits. */
export async function takeDelivery(database: Queryable, now: Date): Promise<Delivery | null> {
  const p = parameters();
  const [row] = await database.query<Delivery>(
    `WITH waiting AS MATERIALIZED (
       SELECT account_id, message_id, user_id FROM message_delivery
       WHERE next_try_at IS NOT NULL AND next_try_at <= ${p.instant(now)}
       ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED),
     taken AS (
       UPDATE message_delivery d SET tries = tries + 1, next_try_at = ${p.instant(new Date(now.getTime() + heldForMs))}
       FROM waiting WHERE d.account_id = waiting.account_id AND d.message_id = waiting.message_id
         AND d.user_id = waiting.user_id
       RETURNING d.account_id, d.message_id, d.user_id, d.created_at, d.tries)
     SELECT taken.account_id AS "accountId", taken.message_id AS "messageId", taken.user_id AS "userId",
       taken.created_at AS "createdAt", taken.tries, m.content, coalesce(u.email, r.email) AS address, coalesce(u.language, r.language) AS language
     FROM taken LEFT JOIN message m ON m.account_id = taken.account_id AND m.id = taken.message_id
     LEFT JOIN portal_user u ON u.id = taken.user_id
     LEFT JOIN account_registration r ON r.id = taken.user_id`,
    p.values,
  );
  return row ?? null;
}

/** What became of a try. */
export interface Tried {
  readonly sentAt: Date | null;
  /** `null` where it is tried no more. */
  readonly nextTryAt: Date | null;
  readonly givenUpAt: Date | null;
  readonly problem: string | null;
  readonly kept: Mail | null;
}

/** Writes down what became of a try, unless somebody else has sent it since. */
export async function writeTried(
  database: Queryable,
  { accountId, messageId, userId, tries }: Pick<Delivery, 'accountId' | 'messageId' | 'userId' | 'tries'>,
  { sentAt, nextTryAt, givenUpAt, problem, kept }: Tried,
): Promise<void> {
  const p = parameters();
  await database.query(
    `UPDATE message_delivery SET sent_at = ${p.instant(sentAt)}, next_try_at = ${p.instant(nextTryAt)},
       given_up_at = ${p.instant(givenUpAt)}, problem = ${p.text(problem)}, kept_mail = ${p.json(kept)}
     WHERE account_id = ${p.uuid(accountId)} AND message_id = ${p.uuid(messageId)} AND user_id = ${p.uuid(userId)}
       AND tries = ${p.bigint(tries)} AND sent_at IS NULL`,
    p.values,
  );
}

/** Gives up what has waited too long: where nothing sends, nothing is sent weeks later. */
export async function giveUpOld(database: Queryable, before: Date, now: Date): Promise<void> {
  const p = parameters();
  await database.query(
    `UPDATE message_delivery SET given_up_at = ${p.instant(now)}, next_try_at = NULL,
       problem = coalesce(problem, 'late')
     WHERE next_try_at IS NOT NULL AND created_at < ${p.instant(before)}`,
    p.values,
  );
}
