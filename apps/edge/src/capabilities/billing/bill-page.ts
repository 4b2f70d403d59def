import { type BusinessDate, type CustomerBill, customerBillSchema } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { billJson } from '../../facts/bill-sql.ts';
import { type Page, type PageRequest, pageOf, pageSize, positionOf } from '../../paging/cursor-paging.ts';

/** The account's bills with their lines, newest first: those whose statements are out (`isOut`). */
export async function billPage(
  database: Queryable,
  accountId: string,
  today: BusinessDate,
  request: PageRequest,
): Promise<Page<CustomerBill>> {
  const size = pageSize(request);
  const after = positionOf(request, 'day');
  const p = parameters();
  const account = p.uuid(accountId);
  const from = after ? `AND (b.bill_date, b.id) < (${p.date(after.sortedBy)}, ${p.uuid(after.id)})` : '';
  const rows = await database.query<{ sortedBy: string; id: string; bill: unknown }>(
    `SELECT b.bill_date AS "sortedBy", b.id, ${billJson('b')} AS bill
     FROM bill b WHERE b.account_id = ${account} AND b.is_released AND b.bill_date <= ${p.date(today)} ${from}
     ORDER BY b.bill_date DESC, b.id DESC LIMIT ${p.bigint(size + 1)}`,
    p.values,
  );
  return pageOf(rows, size, (row) => customerBillSchema.parse(row.bill));
}
