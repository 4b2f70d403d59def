import {
  accountSchema,
  addressSchema,
  type PaperlessChange,
  type PaperlessOverview,
  type PaperlessRecord,
  type PaperlessStanding,
  paperlessChanges,
  paperlessOverview,
} from '@linework/domain';
import { z } from 'zod';
import type { Session } from '../../access/session.ts';
import type { Queryable } from '../../database/database.ts';
import { run, statements } from '../../database/typed-statements.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

/** What the audit trail calls each change. */
const actions = {
  enrolled: 'paperless.enrolled',
  addressChanged: 'paperless.addressChanged',
  left: 'paperless.left',
} as const satisfies Record<PaperlessChange, string>;

const changeOf = (action: string | null): PaperlessChange | undefined =>
  paperlessChanges.find((change) => actions[change] === action);

const kept = z.object({ bill_to_address: addressSchema, status: accountSchema.shape.status });

/** How bills come to an account, told to the person who asks. */
export async function readOverview(
  database: Queryable,
  session: Session,
  now: Date,
): Promise<{ readonly standing: PaperlessStanding; readonly overview: PaperlessOverview } | null> {
  const lastChange = statements
    .selectFrom('audit_event')
    .select(['account_id', 'action', 'at', 'actor_user_id'])
    .where('account_id', '=', session.accountId)
    .where('action', 'in', Object.values(actions))
    .orderBy('id', 'desc')
    .limit(1)
    .as('last');
  const [row] = await run(
    database,
    statements
      .selectFrom('account')
      .innerJoin('portal_user', (join) => join.on('portal_user.id', '=', session.userId))
      .leftJoin(lastChange, 'last.account_id', 'account.id')
      .leftJoin('portal_user as actor', 'actor.id', 'last.actor_user_id')
      .where('account.id', '=', session.accountId)
      .select(['paperless_enrolled', 'paperless_email', 'bill_to_address', 'time_zone', 'cycle_day'])
      .select(['account.status', 'enterprise_billed', 'portal_user.email', 'last.action', 'last.at'])
      .select(['actor.id as actor_id', 'actor.first_name', 'actor.last_name']),
  );
  if (!row) return null;
  const standing = { enrolled: row.paperless_enrolled, email: row.paperless_email };
  const { bill_to_address: billToAddress, status } = kept.parse(row);
  const account = {
    paperless: standing,
    billToAddress,
    timeZone: row.time_zone,
    cycleDay: row.cycle_day,
    status,
    enterpriseBilled: row.enterprise_billed,
  };
  const user = { role: session.role, email: row.email, userType: session.userType };
  return { standing, overview: paperlessOverview(account, user, recordOf(row), now) };
}

interface LastChangeRow {
  readonly action: string | null;
  readonly at: Date | null;
  readonly actor_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

function recordOf({ action, at, actor_id, first_name, last_name }: LastChangeRow): PaperlessRecord | null {
  const change = changeOf(action);
  if (!change || !at || !actor_id) return null;
  const name = `${first_name ?? ''} ${last_name ?? ''}`.trim();
  return { change, at: at.toISOString(), by: { userId: actor_id, name } };
}

/** A change to be written down, and whose it is. */
export interface ChangeToKeep {
  readonly change: PaperlessChange;
  readonly before: PaperlessStanding;
  readonly after: PaperlessStanding;
  readonly session: Session;
  readonly correlatorId: string;
  readonly at: Date;
}

/**
 * Makes a change and writes down who made it, in one statement: both stand or fall together.
 * @returns whether it was made; not where somebody else was faster
 */
export async function keepChange(
  database: Queryable,
  { change, before, after, session, correlatorId, at }: ChangeToKeep,
): Promise<boolean> {
  const detail = { before, after };
  const made = await run(
    database,
    statements
      .with('changed', (changing) =>
        changing
          .updateTable('account')
          .set({ paperless_enrolled: after.enrolled, paperless_email: after.email })
          .where('id', '=', session.accountId)
          .where('paperless_enrolled', '=', before.enrolled)
          .where('paperless_email', 'is not distinct from', before.email)
          .returning('id'),
      )
      .insertInto('audit_event')
      .columns(['account_id', 'id', 'at', 'action', 'actor_user_id', 'session_id', 'correlator_id', 'detail'])
      .expression((from) =>
        from
          .selectFrom('changed')
          .select(({ cast, val }) => [
            'changed.id as account_id',
            cast(val(uuidV7()), 'uuid').as('id'),
            cast(val(at), 'timestamptz').as('at'),
            cast(val(actions[change]), 'text').as('action'),
            cast(val(session.userId), 'uuid').as('actor_user_id'),
            cast(val(session.id), 'uuid').as('session_id'),
            cast(val(correlatorId), 'text').as('correlator_id'),
            cast(val(JSON.stringify(detail)), 'jsonb').as('detail'),
          ]),
      )
      .returning('id'),
  );
  return made.length > 0;
}
