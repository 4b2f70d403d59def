import { isUuid, type MobileOrder, mobileOrderSchema } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { run, statements } from '../../database/typed-statements.ts';

/** The newest so many are listed; each is found by its id, however old it is. */
const mostListed = 200;

const ordersOf = (accountId: string) =>
  statements.selectFrom('mobile_order').selectAll().where('account_id', '=', accountId);

const orderFrom = ({ ordered_on: orderedOn, ...row }: Tables['mobile_order']): MobileOrder =>
  mobileOrderSchema.parse({ ...row, orderedOn });

/** An account's orders. */
export async function readOrders(database: Queryable, accountId: string): Promise<MobileOrder[]> {
  const newest = ordersOf(accountId).orderBy('ordered_on', 'desc').orderBy('id', 'desc').limit(mostListed);
  return (await run(database, newest)).map(orderFrom);
}

/** One of them; `null` where the account has no such. */
export async function readOrder(
  database: Queryable,
  accountId: string,
  id: string,
): Promise<MobileOrder | null> {
  if (!isUuid(id)) return null;
  const [row] = await run(database, ordersOf(accountId).where('id', '=', id));
  return row ? orderFrom(row) : null;
}
