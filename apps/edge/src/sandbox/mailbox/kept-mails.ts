import type { MessageKind } from '@linework/domain';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';

const mailSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

/** A message that would have left. */
export interface KeptMail extends z.infer<typeof mailSchema> {
  readonly id: string;
  readonly sentAt: Date;
}

/** So many are listed. */
const mostListed = 50;

/** What gets somebody in who cannot sign in to read it. */
const toGetIn: readonly MessageKind[] = ['passwordCode', 'usernameReminder', 'emailCode'];

/** What was sent to somebody, newest first. @param userId of whoever is signed in; `null` for what gets anybody in */
export async function keptMails(
  database: Queryable,
  userId: string | null,
  messageId?: string,
): Promise<readonly KeptMail[]> {
  const p = parameters();
  const theirs =
    userId === null
      ? `EXISTS (SELECT FROM message m WHERE m.account_id = d.account_id AND m.id = d.message_id
           AND m.content ->> 'kind' IN (SELECT jsonb_array_elements_text(${p.json(toGetIn)})))`
      : `user_id = ${p.uuid(userId)}`;
  const one = messageId === undefined ? '' : `AND message_id = ${p.uuid(messageId)}`;
  const rows = await database.query<{ id: string; sent_at: Date; kept_mail: unknown }>(
    `SELECT message_id AS id, sent_at, kept_mail FROM message_delivery d
     WHERE ${theirs} AND kept_mail IS NOT NULL ${one}
     ORDER BY sent_at DESC, message_id DESC LIMIT ${mostListed}`,
    p.values,
  );
  return rows.map(({ id, sent_at, kept_mail }) => ({ id, sentAt: sent_at, ...mailSchema.parse(kept_mail) }));
}
