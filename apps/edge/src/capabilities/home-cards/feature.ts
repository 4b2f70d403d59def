import { mobileDevicesToWire, streamingSubscriptionsToWire } from '@linework/contract';
import { mobileDevicesOf, streamingSubscriptionsOf } from '@linework/domain';
import type { Feature } from '../../feature.ts';
import type { AccountArgs, GuardedContext } from '../../graph/resolvers.ts';

/** What other billers state: devices that are paid off, and streaming subscriptions. */
export const homeCardsFeature = {
  resolvers: {
    async mobileDevices({ accountId }: AccountArgs, context: GuardedContext) {
      const { facts } = await context.facts(accountId);
      return mobileDevicesToWire(mobileDevicesOf(facts.mobile ?? null));
    },

    async streamingSubscriptions({ accountId }: AccountArgs, context: GuardedContext) {
      const { facts } = await context.facts(accountId);
      const { subscriptionsAddress } = context.services.configuration;
      return streamingSubscriptionsToWire(
        streamingSubscriptionsOf(facts.subscriptions ?? [], subscriptionsAddress),
      );
    },
  },
} satisfies Feature;
