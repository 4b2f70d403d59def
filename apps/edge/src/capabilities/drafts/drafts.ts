import type { GraphSchema } from '@linework/contract';
import { mayBeDrafted } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';

interface Owner {
  readonly accountId: string;
  readonly userId: string;
}

const lifetimeMs = 24 * 3_600_000;
const longestContent = 16_000;
/** More than the portal has flows; without a limit drafts of invented ones would fill the database. */
const mostFlows = 20;
const flowShape = /^[a-z][a-z-]{0,39}$/;

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
  const checked = check(draft);
  if ('problem' in checked) return { draft: null, userErrors: [{ code: 'LW-SYS-060', ...checked }] };
  const p = parameters();
  const expires = new Date(now.getTime() + lifetimeMs);
  const [account, user, flow] = [p.uuid(accountId), p.uuid(userId), p.text(draft.flow)];
  const [row] = await database.query<DraftRow>(
    `INSERT INTO draft (account_id, user_id, flow, content, updated_at, expires_at)
     SELECT ${account}, ${user}, ${flow}, ${p.text(checked.kept)}, ${p.instant(now)}, ${p.instant(expires)}
     WHERE (SELECT count(*) FROM draft
       WHERE account_id = ${account} AND user_id = ${user} AND flow <> ${flow}) < ${p.bigint(mostFlows)}
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

/** Drafts that were left off more than a day ago. */
export async function removeEndedDrafts(database: Queryable, now: Date): Promise<void> {
  await database.query('DELETE FROM draft WHERE expires_at < $1', [now]);
}

/** A draft's content as it is kept; a refusal names what is wrong with it and repeats none of it. */
type Checked = { readonly kept: string } | { readonly pointer: string; readonly problem: string };

function check({ flow, content }: { readonly flow: string; readonly content: string }): Checked {
  if (!flowShape.test(flow)) return { pointer: '/flow', problem: 'notAFlow' };
  if (content.length > longestContent) return { pointer: '/content', problem: 'tooLong' };
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return { pointer: '/content', problem: 'notJson' };
  }
  if (!mayBeDrafted(value)) return { pointer: '/content', problem: 'mayHoldCardData' };
  // What was checked, not what was sent: of two members with one name a reader sees the second alone.
  return { kept: JSON.stringify(value) };
}
