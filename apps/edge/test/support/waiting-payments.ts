import type { BusinessDate } from '@linework/domain';
import type { Database } from '../../src/database/database.ts';
import type { Customer } from './customers.ts';

interface WaitingPayments {
  readonly count: number;
  readonly paymentDate: BusinessDate;
  /**
   * Scheduled ones wait for that day; the others left by themselves ten minutes ago, and nobody knows what became of them:
   * people look into those with support, the one that is unanswered has its account.
   */
  readonly standing: 'scheduled' | 'withSupport' | 'unanswered';
  /** The processor's token; that of the saved bank account unless named. */
  readonly token?: string;
}

/** Writes down payments of a dollar from a customer's saved bank account, asked for a month before their day. @returns their ids */
export async function addWaiting(
  database: Database,
  { accountId, bank }: Pick<Customer, 'accountId' | 'bank'>,
  { count, paymentDate, standing, token }: WaitingPayments,
): Promise<string[]> {
  const isUnknown = standing !== 'scheduled';
  const rows = await database.query<{ id: string }>(
    `WITH made AS (
       INSERT INTO payment (account_id, id, status, amount_cents, payment_date, requested_at, started_at, channel, method_id,
         method_type, method_account_type, method_last_four, processor_token, created_by_user_id, created_by_name,
         in_support_queue, imported, left_by_itself)
       SELECT m.account_id, gen_random_uuid(), $3, 100, $4::date, $4::date - 30,
         CASE WHEN $5 THEN now() - interval '10 minutes' END, 'online', m.id, m.type, m.account_type, m.last_four,
         coalesce($6, m.processor_token), m.account_id, 'Dana Whitfield', $8, false, $5
       FROM payment_method m, generate_series(1, $7) WHERE m.account_id = $1 AND m.id = $2
       RETURNING account_id, id),
     noted AS (
       INSERT INTO audit_event (account_id, id, at, action, payment_id, detail)
       SELECT account_id, gen_random_uuid(), '2026-01-01T00:00:00Z', 'payment.' || $3, id, '{}' FROM made),
     counted AS (
       UPDATE account SET pending_cents = pending_cents + CASE WHEN $5 THEN $7 * 100 ELSE 0 END,
         open_payment_id = CASE WHEN $5 AND NOT $8 THEN (SELECT id FROM made LIMIT 1) ELSE open_payment_id END
       WHERE id = $1)
     SELECT id FROM made`,
    [
      accountId,
      bank,
      isUnknown ? 'unknown' : 'scheduled',
      paymentDate,
      isUnknown,
      token ?? null,
      count,
      standing === 'withSupport',
    ],
  );
  return rows.map(({ id }) => id);
}
