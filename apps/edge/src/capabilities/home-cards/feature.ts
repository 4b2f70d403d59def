import { mobileSummaryToWire, streamingSubscriptionsToWire } from '@linework/contract';
import { mobileSummary, streamingSubscriptionsOf } from '@linework/domain';
import type { Feature } from '../../feature.ts';
import type { AccountArgs, GuardedContext } from '../../graph/resolvers.ts';

/** What other billers state: mobile service with the devices that are paid off, and streaming subscriptions. */
export const homeCardsFeature = {
  resolvers: {
    async mobileSummary({ accountId }: AccountArgs, context: GuardedContext) {
      const { facts } = await context.facts(accountId);
      const { clock, configuration } = context.services;
      const summary = mobileSummary(facts, clock.now(), configuration.autoPay);
      return summary && mobileSummaryToWire(summary);
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
