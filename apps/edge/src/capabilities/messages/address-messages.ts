import { identityRole, isTold, messageSchema, userTypes } from '@linework/domain';
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
      else await writeDeliveries(database, { accountId: account_id, id, readers: readers.userIds, now });
    }
    if (found.length < pageSize) return;
  }
}

function readersOf(content: unknown, members: unknown): { userIds: string[] } | { error: unknown } {
  const message = messageSchema.safeParse(content);
  if (!message.success) return message;
  const all = membersSchema.safeParse(members);
  if (!all.success) return all;
  const told = all.data.filter((member) => isTold(member, message.data));
  return { userIds: told.map(({ userId }) => userId) };
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

interface Addressed {
  readonly accountId: string;
  readonly id: string;
  readonly readers: readonly string[];
  readonly now: Date;
}

async function writeDeliveries(
  database: Queryable,
  { accountId, id, readers, now }: Addressed,
): Promise<void> {
  const p = parameters();
  const at = p.instant(now);
  const addressed = `addressed AS (
    UPDATE message SET addressed_at = ${at}
    WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(id)} AND addressed_at IS NULL RETURNING account_id, id)`;
  await database.query(
    `WITH ${addressed}
     INSERT INTO message_delivery (account_id, message_id, user_id, created_at, next_try_at)
     SELECT m.account_id, m.id, reader.id::uuid, ${at}, ${at}
     FROM addressed m, jsonb_array_elements_text(${p.json(readers)}) reader(id)
     ON CONFLICT (account_id, message_id, user_id) DO NOTHING`,
    p.values,
  );
}
