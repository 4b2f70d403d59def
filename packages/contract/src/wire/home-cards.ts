import type { StreamingSubscriptions } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const streamingSubscriptionsToWire = ({
  subscriptions,
}: StreamingSubscriptions): schema.StreamingSubscriptions => ({
  subscriptions: subscriptions.map((one) => ({ ...one, price: moneyToWire(one.price) })),
});

export const streamingSubscriptionsFromWire = ({
  subscriptions,
}: graph.StreamingSubscriptionsQuery['streamingSubscriptions']): StreamingSubscriptions => ({
  subscriptions: subscriptions.map((one) => ({ ...one, price: moneyFromWire(one.price) })),
});
