import {
  businessDateSchema,
  ledgerKinds,
  moneySchema,
  paymentSchema,
  type Transaction,
} from '@linework/domain';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { failedUnseen, paymentJson } from '../../facts/facts-sql.ts';
import { isNoPayment, postedDay } from '../../facts/ledger-sql.ts';
import { moneyJson } from '../../facts/money-sql.ts';
import { onItsWaySql } from '../../facts/payment-states-sql.ts';
import { type Page, type PageRequest, pageOf, pageSize, positionOf } from '../../paging/cursor-paging.ts';

const transactionSchema = z.object({
  id: z.string(),
  kind: z.enum(ledgerKinds),
  date: businessDateSchema,
  postedDate: businessDateSchema.nullable(),
  amount: moneySchema,
  payment: paymentSchema.nullable(),
});

/**
 * The account's activity, newest first: payments that posted, on the account or on a device, whose money is on its way or
 * that failed unseen, and what else is in the ledger. Each place gives as many lines as the page can have, found by its index,
 * and payments are read in full for those alone: a page costs the same however long the history is.
 */
export async function transactionPage(
  database: Queryable,
  accountId: string,
  request: PageRequest,
): Promise<Page<Transaction>> {
  const size = pageSize(request);
  const after = positionOf(request, 'day');
  const p = parameters();
  const account = p.uuid(accountId);
  const limit = p.bigint(size + 1);
  const start = after && `(${p.date(after.sortedBy)}, ${p.uuid(after.id)})`;
  const cut = (day: string, id: string) =>
    `${start ? `AND (${day}, ${id}) < ${start}` : ''} ORDER BY ${day} DESC, ${id} DESC LIMIT ${limit}`;
  const rows = await database.query<{ sortedBy: string; id: string; transaction: unknown }>(
    `SELECT x.day AS "sortedBy", x.id, json_build_object(
       'id', x.id, 'kind', x.kind, 'date', x.day, 'postedDate', x.posted_day,
       'amount', ${moneyJson('x.cents')},
       'payment', (SELECT ${paymentJson('k')} FROM payment k WHERE k.account_id = ${account} AND k.id = x.payment_id)
     ) AS transaction
     FROM (
       (SELECT e.id, e.kind, e.entry_date AS day, e.entry_date AS posted_day, e.amount_cents AS cents, e.payment_id
        FROM ledger_entry e
        WHERE e.account_id = ${account} AND ${isNoPayment('e')} ${cut('e.entry_date', 'e.id')})
       UNION ALL
       (SELECT k.id, 'payment', k.payment_date, ${postedDay('k')}, -k.amount_cents, k.id
        FROM payment k JOIN account a ON a.id = k.account_id
        WHERE k.account_id = ${account}
          AND (k.status IN ('successful', 'returned') OR ${onItsWaySql('k')} OR ${failedUnseen('k', 'a')})
          ${cut('k.payment_date', 'k.id')})
       ORDER BY day DESC, id DESC LIMIT ${limit}
     ) x
     ORDER BY x.day DESC, x.id DESC`,
    p.values,
  );
  return pageOf(rows, size, (row) => transactionSchema.parse(row.transaction));
}
