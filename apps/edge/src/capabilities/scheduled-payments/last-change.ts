import { isUuid, type ScheduledRecord } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { run, statements } from '../../database/typed-statements.ts';

/** What the audit trail calls each change. */
const changes: Readonly<Record<string, ScheduledRecord['change']>> = {
  'payment.changed': 'edited',
  'payment.cancelled': 'cancelled',
};

/** Who changed or canceled a payment last; `null` where nobody did. */
export async function lastChangeOf(
  database: Queryable,
  accountId: string,
  paymentId: string,
): Promise<ScheduledRecord | null> {
  if (!isUuid(paymentId)) return null;
  const [row] = await run(
    database,
    statements
      .selectFrom('audit_event')
      .innerJoin('portal_user', 'portal_user.id', 'audit_event.actor_user_id')
      .where('account_id', '=', accountId)
      .where('payment_id', '=', paymentId)
      .where('action', 'in', Object.keys(changes))
      .orderBy('audit_event.id', 'desc')
      .limit(1)
      .select(['action', 'at', 'portal_user.id as user_id', 'first_name', 'last_name']),
  );
  const change = row && changes[row.action];
  if (!row || !change) return null;
  const name = `${row.first_name} ${row.last_name}`.trim();
  return { change, at: row.at.toISOString(), by: { userId: row.user_id, name } };
}
