import type { GraphSchema } from '@linework/contract';
import { draftToKeep, mostDraftedFlows } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { run, statements } from '../../database/typed-statements.ts';

interface Owner {
  readonly accountId: string;
  readonly userId: string;
}

const lifetimeMs = 24 * 3_600_000;

/** What is told of a draft. */
const told = ['flow', 'content', 'updated_at'] as const;
type DraftRow = Pick<Tables['draft'], (typeof told)[number]>;

const ofOwner = ({ accountId, userId }: Owner) => ({ account_id: accountId, user_id: userId });

const toWire = (row: DraftRow): GraphSchema.Draft => ({
  flow: row.flow,
  content: row.content,
  updatedAt: row.updated_at.toISOString(),
});

/** Where somebody left off, if that was within a day. */
export async function findDraft(
  database: Queryable,
  owner: Owner,
  flow: string,
  now: Date,
): Promise<GraphSchema.Draft | null> {
  const [row] = await run(
    database,
    statements
      .selectFrom('draft')
      .select(told)
      .where((draft) => draft.and({ ...ofOwner(owner), flow }))
      .where('expires_at', '>', now),
  );
  return row ? toWire(row) : null;
}

/** Keeps work in progress. What might hold the number of a card or a bank account, or a security code, is refused. */
export async function saveDraft(
  database: Queryable,
  owner: Owner,
  draft: { readonly flow: string; readonly content: string },
  now: Date,
): Promise<GraphSchema.DraftPayload> {
  const read = draftToKeep(draft);
  if ('problem' in read) {
    const { field, problem } = read;
    return { draft: null, userErrors: [{ code: 'LW-SYS-060', pointer: `/${field}`, problem }] };
  }
  const { flow } = draft;
  const expires = new Date(now.getTime() + lifetimeMs);
  const ofOtherFlows = statements
    .selectFrom('draft')
    .select(({ fn }) => fn.countAll().as('count'))
    .where((other) => other.and(ofOwner(owner)))
    .where('flow', '<>', flow);
  const unlessTooMany = statements
    .selectNoFrom(({ cast, val }) => [
      cast(val(owner.accountId), 'uuid').as('account_id'),
      cast(val(owner.userId), 'uuid').as('user_id'),
      cast(val(flow), 'text').as('flow'),
      cast(val(read.kept), 'text').as('content'),
      cast(val(now), 'timestamptz').as('updated_at'),
      cast(val(expires), 'timestamptz').as('expires_at'),
    ])
    .where(ofOtherFlows, '<', mostDraftedFlows);
  const [kept] = await run(
    database,
    statements
      .insertInto('draft')
      .columns(['account_id', 'user_id', 'flow', 'content', 'updated_at', 'expires_at'])
      .expression(unlessTooMany)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'user_id', 'flow']).doUpdateSet(({ ref }) => ({
          content: ref('excluded.content'),
          updated_at: ref('excluded.updated_at'),
          expires_at: ref('excluded.expires_at'),
        })),
      )
      .returning(told),
  );
  if (kept) return { draft: toWire(kept), userErrors: [] };
  return { draft: null, userErrors: [{ code: 'LW-SYS-060', pointer: '/flow', problem: 'tooMany' }] };
}

export async function discardDraft(
  database: Queryable,
  owner: Owner,
  flow: string,
): Promise<GraphSchema.DraftPayload> {
  await run(
    database,
    statements.deleteFrom('draft').where((draft) => draft.and({ ...ofOwner(owner), flow })),
  );
  return { draft: null, userErrors: [] };
}

/** Drafts end with the session. */
export async function removeDraftsOf(database: Queryable, owner: Owner): Promise<void> {
  await run(
    database,
    statements.deleteFrom('draft').where((draft) => draft.and(ofOwner(owner))),
  );
}

/** Drafts that were left off more than a day ago. */
export async function removeEndedDrafts(database: Queryable, now: Date): Promise<void> {
  await run(database, statements.deleteFrom('draft').where('expires_at', '<', now));
}
