import { isUuid, type MobileOrder, mobileOrderSchema } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';

/** The newest so many are listed; each is found by its id, however old it is. */
const mostListed = 200;

const orderJson = `json_build_object(
  'id', o.id, 'number', o.number, 'orderedOn', o.ordered_on, 'shipments', o.shipments,
  'items', o.items, 'taxes', o.taxes, 'payment', o.payment)`;

async function ordersWhere(database: Queryable, p: Parameters, where: string): Promise<MobileOrder[]> {
  const rows = await database.query<{ order: unknown }>(
    `SELECT ${orderJson} AS order FROM mobile_order o
     WHERE ${where} ORDER BY o.ordered_on DESC, o.id DESC LIMIT ${p.bigint(mostListed)}`,
    p.values,
  );
  return rows.map(({ order }) => mobileOrderSchema.parse(order));
}

/** An account's orders. */
export async function readOrders(database: Queryable, accountId: string): Promise<MobileOrder[]> {
  const p = parameters();
  return await ordersWhere(database, p, `o.account_id = ${p.uuid(accountId)}`);
}

/** One of them; `null` where the account has no such. */
export async function readOrder(
  database: Queryable,
  accountId: string,
  id: string,
): Promise<MobileOrder | null> {
  if (!isUuid(id)) return null;
  const p = parameters();
  const [order] = await ordersWhere(
    database,
    p,
    `o.account_id = ${p.uuid(accountId)} AND o.id = ${p.uuid(id)}`,
  );
  return order ?? null;
}
