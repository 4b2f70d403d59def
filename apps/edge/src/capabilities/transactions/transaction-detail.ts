import {
  type BillingSummary,
  businessDateSchema,
  type ChargeInOrder,
  isStillOwed,
  isUuid,
  type ListedTransaction,
  moneySchema,
  settledCharges,
  type TransactionDetail,
  usd,
} from '@linework/domain';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { isGivenBack } from '../../facts/given-back-sql.ts';
import { isNoPayment, postedDay } from '../../facts/ledger-sql.ts';
import { moneyJson } from '../../facts/money-sql.ts';
import { lineJson } from './activity-sql.ts';

const chargeSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['charge', 'return', 'refund']),
    date: businessDateSchema,
    isBill: z.boolean(),
    cents: z.int(),
    beforeCents: z.int(),
  }),
);

const refundsSchema = z.array(z.object({ id: z.string(), date: businessDateSchema, amount: moneySchema }));

interface Row {
  readonly line: unknown;
  /** The day on which the payment came back; `null` where it did not. */
  readonly returned_on: string | null;
  readonly posted_cents: number | null;
  /** What of it settles charges: all that did not go back. */
  readonly kept_cents: number | null;
  readonly refunds: unknown;
  readonly covered_before: number | null;
  readonly balance_after: number | null;
  readonly charges: unknown;
}

/** What of the payment `k` was given back, where the line `x` is the payment's own. */
const refundsJson = `(
  SELECT coalesce(json_agg(json_build_object('id', b.id, 'date', b.entry_date, 'amount', ${moneyJson('b.amount_cents')})
    ORDER BY b.entry_date, b.id), '[]'::json)
  FROM ledger_entry b
  WHERE x.kind = 'payment' AND b.account_id = k.account_id AND b.payment_id = k.id AND b.kind = 'refund')`;

/** The day on which the account had the payment `k` to pay again. */
const returnedOn = `(
  SELECT max(b.entry_date)::text FROM ledger_entry b
  WHERE x.kind = 'payment' AND b.account_id = k.account_id AND b.payment_id = k.id AND b.kind = 'return')`;

/** One transaction, by the id of its line or of its payment, with what it settled; `null` where there is no such. */
export async function transactionDetail(
  database: Queryable,
  accountId: string,
  id: string,
  read: (line: unknown) => ListedTransaction,
  summary: BillingSummary,
): Promise<TransactionDetail | null> {
  if (!isUuid(id)) return null;
  const p = parameters();
  const [account, asked] = [p.uuid(accountId), p.uuid(id)];
  const [row] = await database.query<Row>(
    `WITH entry AS (
       SELECT e.* FROM ledger_entry e WHERE e.account_id = ${account} AND e.id = ${asked}
       UNION ALL
       SELECT e.* FROM ledger_entry e
       WHERE e.account_id = ${account} AND e.payment_id = ${asked} AND e.kind = 'payment' AND e.id <> ${asked}
       LIMIT 1),
     x AS (
       SELECT id, kind, entry_date AS day, entry_date AS posted_day, amount_cents AS cents,
         bill_id IS NOT NULL AS is_bill, due_date, payment_id FROM entry e WHERE ${isNoPayment('e')}
       UNION ALL
       SELECT k.id, 'payment', k.payment_date, ${postedDay('k')}, -k.amount_cents, false, NULL, k.id FROM payment k
       WHERE k.account_id = ${account} AND k.id = coalesce(
         (SELECT e.payment_id FROM entry e WHERE NOT ${isNoPayment('e')}), ${asked})),
     back AS (
       SELECT b.payment_id, sum(b.amount_cents)::bigint AS cents
       FROM ledger_entry b WHERE b.account_id = ${account} AND ${isGivenBack('b')} GROUP BY b.payment_id),
     kept AS (
       SELECT m.amount_cents + coalesce(b.cents, 0) AS cents
       FROM entry m LEFT JOIN back b ON m.kind = 'payment' AND b.payment_id = m.payment_id),
     earlier AS (
       SELECT coalesce(sum(e.amount_cents), 0)::bigint AS cents,
         coalesce(-sum(e.amount_cents + coalesce(b.cents, 0)) FILTER (WHERE e.amount_cents < 0), 0)::bigint AS covering
       FROM ledger_entry e JOIN entry m ON (e.entry_date, e.kind <> 'charge', e.id) < (m.entry_date, m.kind <> 'charge', m.id)
       LEFT JOIN back b ON e.kind = 'payment' AND b.payment_id = e.payment_id
       WHERE e.account_id = ${account}),
     owed AS (
       SELECT e.id, e.kind, e.entry_date, e.bill_id, e.amount_cents, coalesce(e.due_date, e.entry_date) AS falls_due,
         (sum(e.amount_cents) OVER (ORDER BY coalesce(e.due_date, e.entry_date), e.id) - e.amount_cents)::bigint AS before
       FROM ledger_entry e WHERE e.account_id = ${account} AND e.amount_cents > 0 AND NOT ${isGivenBack('e')})
     SELECT ${lineJson} AS line, m.amount_cents AS posted_cents, kept.cents AS kept_cents,
       ${refundsJson} AS refunds, ${returnedOn} AS returned_on, earlier.covering AS covered_before,
       earlier.cents + m.amount_cents AS balance_after, (
         SELECT coalesce(json_agg(json_build_object(
           'id', o.id, 'kind', o.kind, 'date', o.entry_date, 'isBill', o.bill_id IS NOT NULL,
           'cents', o.amount_cents, 'beforeCents', o.before) ORDER BY o.falls_due, o.id), '[]'::json)
         FROM owed o
         WHERE o.before < earlier.covering - kept.cents AND o.before + o.amount_cents > earlier.covering) AS charges
     FROM x LEFT JOIN entry m ON true LEFT JOIN kept ON true CROSS JOIN earlier
     LEFT JOIN payment k ON k.account_id = ${account} AND k.id = x.payment_id`,
    p.values,
  );
  if (!row) return null;
  const { posted_cents: posted, kept_cents: kept, covered_before: beforeCents, balance_after: after } = row;
  const charges: readonly ChargeInOrder[] = chargeSchema.parse(row.charges);
  const covers = posted !== null && kept !== null && beforeCents !== null && posted < 0;
  const line = read(row.line);
  return {
    line,
    settled: covers ? settledCharges({ cents: -kept, beforeCents }, charges) : [],
    refunds: refundsSchema.parse(row.refunds),
    // A bill of the account itself has its statement.
    billLines: [],
    isOwed: isStillOwed(line, businessDateSchema.nullable().parse(row.returned_on), summary),
    balanceAfter: after === null ? null : usd(after),
  };
}
