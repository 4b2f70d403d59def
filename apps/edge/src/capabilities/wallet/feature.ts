import { methodToWire } from '@linework/contract';
import { paymentOptions } from '@linework/domain';
import type { Feature } from '../../feature.ts';
import type { AccountArgs, GuardedContext } from '../../graph/resolvers.ts';

/** The account's saved methods. */
export const walletFeature = {
  resolvers: {
    async paymentMethods({ accountId }: AccountArgs, context: GuardedContext) {
      const { facts } = await context.facts(accountId);
      const { configuration, clock } = context.services;
      return paymentOptions(facts, configuration.payments, clock).methods.map(methodToWire);
    },
  },
} satisfies Feature;
