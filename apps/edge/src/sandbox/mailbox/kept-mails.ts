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

/** What was sent to somebody, newest first. */
export async function keptMails(
  database: Queryable,
  userId: string,
  messageId?: string,
): Promise<readonly KeptMail[]> {
  const p = parameters();
  const one = messageId === undefined ? '' : `AND message_id = ${p.uuid(messageId)}`;
  const rows = await database.query<{ id: string; sent_at: Date; kept_mail: unknown }>(
    `SELECT message_id AS id, sent_at, kept_mail FROM message_delivery
     WHERE user_id = ${p.uuid(userId)} AND kept_mail IS NOT NULL ${one}
     ORDER BY sent_at DESC, message_id DESC LIMIT ${mostListed}`,
    p.values,
  );
  return rows.map(({ id, sent_at, kept_mail }) => ({ id, sentAt: sent_at, ...mailSchema.parse(kept_mail) }));
}
