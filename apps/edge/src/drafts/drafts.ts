import type { GraphSchema } from '@linework/contract';
import { looksLikeCardNumber } from '@linework/domain';
import { isUuid } from '../billing/uuid.ts';
import type { Queryable } from '../database/database.ts';
import { parameters } from '../database/parameters.ts';

interface Owner {
  readonly accountId: string;
  readonly userId: string;
}

const lifetimeMs = 24 * 3_600_000;
const longestContent = 16_000;
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

/** Keeps work in progress. What looks like a card number or a security code is refused, wherever in it it stands. */
export async function saveDraft(
  database: Queryable,
  { accountId, userId }: Owner,
  { flow, content }: { readonly flow: string; readonly content: string },
  now: Date,
): Promise<GraphSchema.DraftPayload> {
  const problem = draftProblem(flow, content);
  if (problem) return { draft: null, userErrors: [{ code: 'LW-SYS-060', ...problem }] };
  const p = parameters();
  const expires = new Date(now.getTime() + lifetimeMs);
  const [row] = await database.query<DraftRow>(
    `INSERT INTO draft (account_id, user_id, flow, content, updated_at, expires_at)
     VALUES (${p.uuid(accountId)}, ${p.uuid(userId)}, ${p.text(flow)}, ${p.text(content)}, ${p.instant(now)},
       ${p.instant(expires)})
     ON CONFLICT (account_id, user_id, flow) DO UPDATE
       SET content = EXCLUDED.content, updated_at = EXCLUDED.updated_at, expires_at = EXCLUDED.expires_at
     RETURNING flow, content, updated_at`,
    p.values,
  );
  return { draft: row ? toWire(row) : null, userErrors: [] };
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

function draftProblem(flow: string, content: string): { pointer: string; problem: string } | null {
  if (!flowShape.test(flow)) return { pointer: '/flow', problem: 'notAFlow' };
  if (content.length > longestContent) return { pointer: '/content', problem: 'tooLong' };
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return { pointer: '/content', problem: 'notJson' };
  }
  return holdsCardData(value) ? { pointer: '/content', problem: 'cardData' } : null;
}

const secretNames = /security.?code|cvv|cvc|card.?number|account.?number|routing.?number/i;
/** Runs of digits, with the spaces and dashes people type between them. */
const digitRuns = /\d(?:[ -]?\d){12,18}/g;

/** Whether anything in a JSON value is named like card data, or reads like a card number. */
function holdsCardData(value: unknown): boolean {
  if (typeof value === 'number') return looksLikeCardNumber(String(value));
  // A key such as an idempotency key may happen to be all digits; what has a UUID's shape is no card number.
  if (typeof value === 'string') {
    return !isUuid(value) && (value.match(digitRuns) ?? []).some(looksLikeCardNumber);
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => (secretNames.test(name) && inner !== null && inner !== '') || holdsCardData(inner),
  );
}
