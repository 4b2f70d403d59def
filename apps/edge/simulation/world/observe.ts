import type { BusinessDate, PaymentStatus } from '@linework/domain';
import type { Database } from '../../src/database/database.ts';

/** A payment as it stands in the database. */
export interface Row {
  readonly id: string;
  readonly key: string | null;
  readonly status: PaymentStatus;
  readonly reason: string | null;
  readonly cents: number;
  readonly day: BusinessDate;
  readonly channel: string;
  /** Whether it was made to be paid at once, by somebody at a page. */
  readonly atOnce: boolean;
  readonly method: string | null;
  readonly withSupport: boolean;
}

/** A message that waits to be sent, or was. */
export interface Told {
  readonly key: string;
  readonly kind: string;
  readonly paymentId: string | null;
  readonly methodId: string | null;
  /** Of a debit that is told before its day. */
  readonly debit: { readonly date: BusinessDate; readonly cents: number } | null;
  /** Whom it is sent to, one for each time. */
  readonly to: readonly string[];
}

/** An account as it stands in the database. */
export interface Seen {
  readonly id: string;
  readonly posted: number;
  readonly pending: number;
  readonly held: string | null;
  readonly ledger: number;
  /** The oldest first. */
  readonly rows: readonly Row[];
  readonly messages: readonly Told[];
  /** What the processor charges by each saved method. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The day up to which Auto Pay is written down as dealt with, where it is on. */
  readonly dealt: BusinessDate | null;
  readonly isEnrolled: boolean;
  /** The day of a debit that is still to be made although Auto Pay was changed or ended. */
  readonly last: BusinessDate | null;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** All there is, looked at by one statement. With a value it is planned once, not at every look. */
export async function observe(database: Database): Promise<ReadonlyMap<string, Seen>> {
  const seen = await database.query<Seen>(
    `
    SELECT a.id, a.posted_cents AS posted, a.pending_cents AS pending, a.open_payment_id AS held,
      coalesce((SELECT sum(e.amount_cents) FROM ledger_entry e WHERE e.account_id = a.id), 0)::bigint AS ledger,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', k.id, 'key', k.idempotency_key, 'status', k.status,
          'reason', k.status_reason, 'cents', k.amount_cents, 'day', k.payment_date, 'channel', k.channel,
          'atOnce', k.channel <> 'autoPay' AND NOT EXISTS (SELECT 1 FROM audit_event v
            WHERE v.account_id = k.account_id AND v.payment_id = k.id AND v.action = 'payment.scheduled'),
          'method', k.method_id, 'withSupport', k.in_support_queue) ORDER BY k.id)
        FROM payment k WHERE k.account_id = a.id), '[]') AS rows,
      coalesce((SELECT jsonb_agg(jsonb_build_object('key', m.event_key, 'kind', m.content ->> 'kind',
          'paymentId', m.content -> 'payment' ->> 'id', 'methodId', m.content -> 'method' ->> 'methodId',
          'debit', CASE WHEN m.content ->> 'kind' = 'debitComing' THEN
            jsonb_build_object('date', m.content ->> 'date', 'cents', m.content -> 'amount' -> 'cents') END,
          'to', (SELECT coalesce(jsonb_agg(d.user_id), '[]') FROM message_delivery d
            WHERE d.account_id = m.account_id AND d.message_id = m.id)) ORDER BY m.id)
        FROM message m WHERE m.account_id = a.id), '[]') AS messages,
      (SELECT jsonb_object_agg(t.id, t.processor_token) FROM payment_method t WHERE t.account_id = a.id) AS tokens,
      (SELECT e.last_debit_date FROM auto_pay_enrolment e
        WHERE e.account_id = a.id AND e.scope = 'allServices' AND e.ended_at IS NULL) AS dealt,
      EXISTS (SELECT 1 FROM auto_pay_enrolment e
        WHERE e.account_id = a.id AND e.scope = 'allServices' AND e.ended_at IS NULL) AS "isEnrolled",
      (SELECT max(e.due_on) FROM auto_pay_enrolment e
        WHERE e.account_id = a.id AND e.scope = 'allServices' AND e.ended_at IS NOT NULL) AS last
    FROM account a WHERE a.id <> $1`,
    [nobody],
  );
  return new Map(seen.map((one) => [one.id, one]));
}
