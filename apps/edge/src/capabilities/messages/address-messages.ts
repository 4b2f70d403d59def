import {
  identityRole,
  isPaced,
  isTold,
  leavesAt,
  type MessageKind,
  messageSchema,
  pacedKinds,
  userTypes,
} from '@linework/domain';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import type { Round } from '../../worker/round.ts';

/** So many are read at a time. */
const pageSize = 100;

interface Unaddressed {
  readonly account_id: string;
  readonly id: string;
  readonly content: unknown;
  readonly members: unknown;
}

const membersSchema = z.array(
  z.object({
    userId: z.string(),
    role: z.string().transform(identityRole),
    userType: z.enum(userTypes),
    isConcerned: z.boolean(),
    switchedOff: z.array(z.string()),
  }),
);

const dayMs = 24 * 60 * 60_000;

/** Before the first of all. */
const nothing = '00000000-0000-0000-0000-000000000000';

/**
 * Finds who is told what, and writes down a delivery for each, once: of two workers that find the same the second changes
 * nothing. What somebody has switched off by now is not delivered. A message that cannot be read, such as one of a newer
 * edge's, waits for whoever can, and holds up no other.
 * @param onFault told of each that could not be read
 */
export async function addressMessages(
  database: Queryable,
  round: Round,
  now: Date,
  onFault: (error: unknown, messageId: string) => void,
): Promise<void> {
  let after = nothing;
  for (;;) {
    const found = await findUnaddressed(database, after);
    for (const { account_id, id, content, members } of found) {
      if (round.isOver()) return;
      after = id;
      const readers = readersOf(content, members);
      if ('error' in readers) onFault(readers.error, id);
      else {
        const { userIds, kind } = readers;
        const before = isPaced(kind) ? await ofLastDay(database, account_id, now) : new Map<string, number>();
        const to = userIds.map((userId) => ({
          userId,
          at: leavesAt(kind, before.get(userId) ?? 0, now),
        }));
        await writeDeliveries(database, { accountId: account_id, id, to, now });
      }
    }
    if (found.length < pageSize) return;
  }
}

function readersOf(
  content: unknown,
  members: unknown,
): { userIds: string[]; kind: MessageKind } | { error: unknown } {
  const message = messageSchema.safeParse(content);
  if (!message.success) return message;
  const all = membersSchema.safeParse(members);
  if (!all.success) return all;
  const told = all.data.filter((member) => isTold(member, message.data));
  return { userIds: told.map(({ userId }) => userId), kind: message.data.kind };
}

/** An authorization concerns whoever gave it. */
async function findUnaddressed(database: Queryable, after: string): Promise<readonly Unaddressed[]> {
  const p = parameters();
  return await database.query<Unaddressed>(
    `SELECT m.account_id, m.id, m.content,
       (SELECT coalesce(json_agg(json_build_object('userId', u.id, 'role', b.role, 'userType', u.user_type,
          'isConcerned', jsonb_exists(m.concerns, u.id::text) OR EXISTS (
            SELECT 1 FROM auto_pay_enrolment e WHERE e.account_id = m.account_id
              AND e.id::text = m.content ->> 'enrolmentId' AND e.accepted_by_user_id = u.id),
          'switchedOff', (SELECT coalesce(json_agg(s.kind), '[]'::json) FROM message_switched_off s
            WHERE s.account_id = m.account_id AND s.user_id = u.id))), '[]'::json)
        FROM account_member b JOIN portal_user u ON u.id = b.user_id WHERE b.account_id = m.account_id) AS members
     FROM message m WHERE m.addressed_at IS NULL AND m.id > ${p.uuid(after)} ORDER BY m.id LIMIT ${pageSize}`,
    p.values,
  );
}

/** How many messages of what was done on an account went to each of its people within the last day. */
async function ofLastDay(
  database: Queryable,
  accountId: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const p = parameters();
  const rows = await database.query<{ user_id: string; before: number }>(
    `SELECT d.user_id, count(*)::int AS before
     FROM message_delivery d JOIN message m ON m.account_id = d.account_id AND m.id = d.message_id
     WHERE d.account_id = ${p.uuid(accountId)} AND d.created_at > ${p.instant(new Date(now.getTime() - dayMs))}
       AND m.content ->> 'kind' IN (SELECT jsonb_array_elements_text(${p.json(pacedKinds)}))
     GROUP BY d.user_id`,
    p.values,
  );
  return new Map(rows.map(({ user_id, before }) => [user_id, before]));
}

interface Addressed {
  readonly accountId: string;
  readonly id: string;
  /** To whom, and from when on. */
  readonly to: readonly { readonly userId: string; readonly at: Date }[];
  readonly now: Date;
}

async function writeDeliveries(database: Queryable, { accountId, id, to, now }: Addressed): Promise<void> {
  const p = parameters();
  const at = p.instant(now);
  const addressed = `addressed AS (
    UPDATE message SET addressed_at = ${at}
    WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(id)} AND addressed_at IS NULL RETURNING account_id, id)`;
  await database.query(
    `WITH ${addressed}
     INSERT INTO message_delivery (account_id, message_id, user_id, created_at, next_try_at)
     SELECT m.account_id, m.id, reader."userId", ${at}, reader.at
     FROM addressed m, jsonb_to_recordset(${p.json(to)}) reader("userId" uuid, at timestamptz)
     ON CONFLICT (account_id, message_id, user_id) DO NOTHING`,
    p.values,
  );
}
