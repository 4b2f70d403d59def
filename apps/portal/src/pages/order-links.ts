import type { OrderLinks } from '@linework/account-areas/orders';
import { paths } from '../addresses/paths.ts';

/** Where the pages of orders lead. */
export const orderLinks: OrderLinks = {
  billing: paths.billing.payBill(),
  orders: paths.billing.mobileOrders(),
  order: paths.billing.mobileOrder,
};
