import type { StreamingSubscriptions } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const streamingSubscriptionsToWire = ({
  subscriptions,
  manageAddress,
}: StreamingSubscriptions): schema.StreamingSubscriptions => ({
  subscriptions: subscriptions.map((one) => ({ ...one, price: moneyToWire(one.price) })),
  manageAddress,
});

export const streamingSubscriptionsFromWire = ({
  subscriptions,
  manageAddress,
}: graph.StreamingSubscriptionsQuery['streamingSubscriptions']): StreamingSubscriptions => ({
  subscriptions: subscriptions.map((one) => ({ ...one, price: moneyFromWire(one.price) })),
  manageAddress,
});
