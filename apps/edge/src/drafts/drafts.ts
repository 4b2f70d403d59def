import type { GraphSchema } from '@linework/contract';
import { draftToKeep, mostDraftedFlows } from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import { parameters } from '../database/parameters.ts';

interface Owner {
  readonly accountId: string;
  readonly userId: string;
}

const lifetimeMs = 24 * 3_600_000;

interface DraftRow {
  readonly flow: string;
  readonly content: string;
  readonly updated_at: Date;
}

const toWire = (row: DraftRow): GraphSchema.Draft => ({
  flow: row.flow,
  content: row.content,
  updatedAt: row.updated_at.toISOString(),
});

/** Where somebody left off, if that was within a day. */
export async function findDraft(
  database: Queryable,
  { accountId, userId }: Owner,
  flow: string,
  now: Date,
): Promise<GraphSchema.Draft | null> {
  const p = parameters();
  const [row] = await database.query<DraftRow>(
    `SELECT flow, content, updated_at FROM draft
     WHERE account_id = ${p.uuid(accountId)} AND user_id = ${p.uuid(userId)} AND flow = ${p.text(flow)}
       AND expires_at > ${p.instant(now)}`,
    p.values,
  );
  return row ? toWire(row) : null;
}

/** Keeps work in progress. What might hold the number of a card or a bank account, or a security code, is refused. */
export async function saveDraft(
  database: Queryable,
  { accountId, userId }: Owner,
  draft: { readonly flow: string; readonly content: string },
  now: Date,
): Promise<GraphSchema.DraftPayload> {
  const read = draftToKeep(draft);
  if ('problem' in read) {
    const { field, problem } = read;
    return { draft: null, userErrors: [{ code: 'LW-SYS-060', pointer: `/${field}`, problem }] };
  }
  const p = parameters();
  const expires = new Date(now.getTime() + lifetimeMs);
  const [account, user, flow] = [p.uuid(accountId), p.uuid(userId), p.text(draft.flow)];
  const [row] = await database.query<DraftRow>(
    `INSERT INTO draft (account_id, user_id, flow, content, updated_at, expires_at)
     SELECT ${account}, ${user}, ${flow}, ${p.text(read.kept)}, ${p.instant(now)}, ${p.instant(expires)}
     WHERE (SELECT count(*) FROM draft
       WHERE account_id = ${account} AND user_id = ${user} AND flow <> ${flow}) < ${p.bigint(mostDraftedFlows)}
     ON CONFLICT (account_id, user_id, flow) DO UPDATE
       SET content = EXCLUDED.content, updated_at = EXCLUDED.updated_at, expires_at = EXCLUDED.expires_at
     RETURNING flow, content, updated_at`,
    p.values,
  );
  if (row) return { draft: toWire(row), userErrors: [] };
  return { draft: null, userErrors: [{ code: 'LW-SYS-060', pointer: '/flow', problem: 'tooMany' }] };
}

export async function discardDraft(
  database: Queryable,
  { accountId, userId }: Owner,
  flow: string,
): Promise<GraphSchema.DraftPayload> {
  const p = parameters();
  await database.query(
    `DELETE FROM draft WHERE account_id = ${p.uuid(accountId)} AND user_id = ${p.uuid(userId)}
       AND flow = ${p.text(flow)}`,
    p.values,
  );
  return { draft: null, userErrors: [] };
}

/** Drafts end with the session. */
export async function removeDraftsOf(database: Queryable, { accountId, userId }: Owner): Promise<void> {
  const p = parameters();
  await database.query(
    `DELETE FROM draft WHERE account_id = ${p.uuid(accountId)} AND user_id = ${p.uuid(userId)}`,
    p.values,
  );
}
