import { type GraphSchema, mobileOrdersToWire, mobileOrderToWire } from '@linework/contract';
import { listedOrders, orderDetail } from '@linework/domain';
import type { Feature } from '../../feature.ts';
import type { AccountArgs, GuardedContext } from '../../graph/resolvers.ts';
import { readOrder, readOrders } from './read-orders.ts';

/** What was ordered for mobile service: the list, and one with its shipments. */
export const mobileOrdersFeature = {
  resolvers: {
    async mobileOrders({ accountId }: AccountArgs, context: GuardedContext) {
      await context.facts(accountId);
      return mobileOrdersToWire(listedOrders(await readOrders(context.services.database, accountId)));
    },

    async mobileOrder({ accountId, orderId }: GraphSchema.QueryMobileOrderArgs, context: GuardedContext) {
      await context.facts(accountId);
      const { database, configuration } = context.services;
      const order = await readOrder(database, accountId, orderId);
      return order && mobileOrderToWire(orderDetail(order, configuration.trackingAddress));
    },
  },
} satisfies Feature;
