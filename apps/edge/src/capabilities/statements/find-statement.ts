import {
  type BusinessDate,
  billStanding,
  customerBillSchema,
  ledgerEntrySchema,
  offeredSince,
  type StatementFacts,
  usd,
} from '@linework/domain';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { billJson } from '../../facts/bill-sql.ts';
import { ledgerEntryJson, statementPaymentJson, statementPaymentSchema } from '../../facts/ledger-sql.ts';

/** Which statement: of a bill, or the newest; and who asks on which day, about which account. */
interface Wanted {
  readonly accountId: string;
  readonly accountNumber: string;
  readonly today: BusinessDate;
  readonly statementId: string | null;
  readonly summary: Parameters<typeof billStanding>[1];
}

const rowSchema = z.object({
  bill: customerBillSchema,
  before: customerBillSchema.nullable(),
  balance_before: z.int(),
  entries: z.array(ledgerEntrySchema),
  payments: z.array(statementPaymentSchema),
  refunded: z.int(),
  charged: z.int(),
});

/** What the statement is made from, in one round trip; `null` where there is none that is offered. */
export async function findStatement(
  database: Queryable,
  wanted: Wanted,
): Promise<Omit<StatementFacts, 'securityCode'> | null> {
  const { accountNumber, statementId, today, summary } = wanted;
  const p = parameters();
  const account = p.uuid(wanted.accountId);
  const which = statementId === null ? '' : `AND b.id = ${p.uuid(statementId)}`;
  const [found] = await database.query<object>(
    `WITH wanted AS (
       SELECT b.* FROM bill b
       WHERE b.account_id = ${account} AND b.is_released ${which}
         AND b.bill_date BETWEEN ${p.date(offeredSince(today))} AND ${p.date(today)}
       ORDER BY b.bill_date DESC, b.id DESC LIMIT 1),
     previous AS (
       SELECT b.* FROM bill b JOIN wanted w ON w.account_id = b.account_id
       WHERE (b.bill_date, b.id) < (w.bill_date, w.id)
       ORDER BY b.bill_date DESC, b.id DESC LIMIT 1),
     since AS (
       SELECT e.* FROM wanted w JOIN ledger_entry e ON e.account_id = w.account_id
       WHERE e.entry_date <= w.bill_date AND e.bill_id IS DISTINCT FROM w.id
         AND e.entry_date > coalesce((SELECT bill_date FROM previous), '-infinity')),
     added AS (
       SELECT coalesce(sum(e.amount_cents) FILTER (WHERE e.kind = 'refund'), 0)::bigint AS refunded,
         coalesce(sum(e.amount_cents) FILTER (WHERE e.kind = 'charge'), 0)::bigint AS charged
       FROM wanted w JOIN ledger_entry e ON e.account_id = w.account_id
       WHERE e.entry_date > w.bill_date AND e.bill_id IS NULL)
     SELECT ${billJson('w')} AS bill,
       (SELECT ${billJson('b')} FROM previous b) AS before,
       (SELECT coalesce(sum(e.amount_cents), 0)::bigint FROM previous b
        JOIN ledger_entry e ON e.account_id = b.account_id AND e.entry_date <= b.bill_date
          AND e.bill_id IS DISTINCT FROM w.id) AS balance_before,
       (SELECT coalesce(json_agg(${ledgerEntryJson('e')}), '[]'::json) FROM since e) AS entries,
       (SELECT coalesce(json_agg(${statementPaymentJson('k')}), '[]'::json)
        FROM since e JOIN payment k ON k.account_id = e.account_id AND k.id = e.payment_id) AS payments,
       added.refunded, added.charged
     FROM wanted w CROSS JOIN added`,
    p.values,
  );
  if (!found) return null;
  const { balance_before, refunded, charged, ...row } = rowSchema.parse(found);
  return {
    ...row,
    accountNumber,
    balanceBefore: usd(balance_before),
    addedSince: { refunded: usd(refunded), charged: usd(charged) },
    standing: billStanding(row.bill, summary),
  };
}
