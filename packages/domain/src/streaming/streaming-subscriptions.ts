import type { StreamingSubscription } from './streaming-subscription.ts';

/** A subscription with where it is changed and ended. */
export interface ManagedSubscription extends StreamingSubscription {
  /** `null` where the provider has no such page. */
  readonly manageAddress: string | null;
}

/** What is subscribed to. */
export interface StreamingSubscriptions {
  /** By the service's name. */
  readonly subscriptions: readonly ManagedSubscription[];
}

/**
 * An account's subscriptions in the order in which they are shown.
 * @param template an address with `{subscription}` in it, or one for all; `null` where the provider has no such page
 */
export const streamingSubscriptionsOf = (
  subscriptions: readonly StreamingSubscription[],
  template: string | null,
): StreamingSubscriptions => ({
  subscriptions: subscriptions
    .toSorted((a, b) => a.service.localeCompare(b.service, 'en') || a.id.localeCompare(b.id))
    .map((one) => ({
      ...one,
      manageAddress: template?.replaceAll('{subscription}', () => encodeURIComponent(one.id)) ?? null,
    })),
});
