import { type CustomerBill, customerBillSchema } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { moneyJson } from '../../facts/facts-sql.ts';
import { type Page, type PageRequest, pageOf, pageSize, positionOf } from '../../paging/cursor-paging.ts';

/** The account's bills with their lines, newest first. */
export async function billPage(
  database: Queryable,
  accountId: string,
  request: PageRequest,
): Promise<Page<CustomerBill>> {
  const size = pageSize(request);
  const after = positionOf(request, 'day');
  const p = parameters();
  const account = p.uuid(accountId);
  const from = after ? `AND (b.bill_date, b.id) < (${p.date(after.sortedBy)}, ${p.uuid(after.id)})` : '';
  const rows = await database.query<{ sortedBy: string; id: string; bill: unknown }>(
    `SELECT b.bill_date AS "sortedBy", b.id, json_build_object(
       'id', b.id, 'billDate', b.bill_date, 'dueDate', b.due_date, 'serviceFrom', b.service_from,
       'serviceTo', b.service_to, 'amount', ${moneyJson('b.amount_cents')}, 'lines', (
         SELECT coalesce(json_agg(json_build_object(
           'id', l.id, 'kind', l.kind, 'amount', ${moneyJson('l.amount_cents')}, 'description',
           json_build_object('en', l.description, 'es', coalesce(l.description_es, l.description)))
           ORDER BY l.position), '[]'::json)
         FROM bill_line l WHERE l.account_id = b.account_id AND l.bill_id = b.id)) AS bill
     FROM bill b WHERE b.account_id = ${account} ${from}
     ORDER BY b.bill_date DESC, b.id DESC LIMIT ${p.bigint(size + 1)}`,
    p.values,
  );
  return pageOf(rows, size, (row) => customerBillSchema.parse(row.bill));
}
