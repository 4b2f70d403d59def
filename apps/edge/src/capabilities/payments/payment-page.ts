import { isUuid, type Payment, paymentSchema } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { instantJson, paymentJson } from '../../facts/facts-sql.ts';
import { type Page, type PageRequest, pageOf, pageSize, positionOf } from '../../paging/cursor-paging.ts';

/** The account's payments, in the order they were asked for, newest first. */
export async function paymentPage(
  database: Queryable,
  accountId: string,
  request: PageRequest,
): Promise<Page<Payment>> {
  const size = pageSize(request);
  const after = positionOf(request, 'instant');
  const p = parameters();
  const account = p.uuid(accountId);
  const from = after
    ? `AND (k.requested_at, k.id) < (${p.instant(after.sortedBy)}, ${p.uuid(after.id)})`
    : '';
  const rows = await database.query<{ sortedBy: string; id: string; payment: unknown }>(
    `SELECT ${instantJson('k.requested_at')} AS "sortedBy", k.id, ${paymentJson('k')} AS payment
     FROM payment k WHERE k.account_id = ${account} ${from}
     ORDER BY k.requested_at DESC, k.id DESC LIMIT ${p.bigint(size + 1)}`,
    p.values,
  );
  return pageOf(rows, size, (row) => paymentSchema.parse(row.payment));
}

export const findPayment = async (
  database: Queryable,
  accountId: string,
  id: string,
): Promise<Payment | null> =>
  isUuid(id) ? await findOne(database, accountId, (p) => `k.id = ${p.uuid(id)}`) : null;

/** The payment that an idempotency key made, for a caller that never heard the answer. */
export const findPaymentByKey = async (
  database: Queryable,
  accountId: string,
  key: string,
): Promise<Payment | null> =>
  isUuid(key) ? await findOne(database, accountId, (p) => `k.idempotency_key = ${p.uuid(key)}`) : null;

async function findOne(
  database: Queryable,
  accountId: string,
  condition: (p: Parameters) => string,
): Promise<Payment | null> {
  const p = parameters();
  const [row] = await database.query<{ payment: unknown }>(
    `SELECT ${paymentJson('k')} AS payment FROM payment k
     WHERE k.account_id = ${p.uuid(accountId)} AND ${condition(p)}`,
    p.values,
  );
  return row ? paymentSchema.parse(row.payment) : null;
}
