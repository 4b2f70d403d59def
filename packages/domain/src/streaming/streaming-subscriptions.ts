import type { StreamingSubscription } from './streaming-subscription.ts';

/** What is subscribed to, and where that is changed and ended. */
export interface StreamingSubscriptions {
  /** By the service's name. */
  readonly subscriptions: readonly StreamingSubscription[];
  /** `null` where the provider has no such page. */
  readonly manageAddress: string | null;
}

/** An account's subscriptions in the order in which they are shown. */
export const streamingSubscriptionsOf = (
  subscriptions: readonly StreamingSubscription[],
  manageAddress: string | null,
): StreamingSubscriptions => ({
  subscriptions: [...subscriptions].sort(
    (a, b) => a.service.localeCompare(b.service, 'en') || a.id.localeCompare(b.id),
  ),
  manageAddress,
});
