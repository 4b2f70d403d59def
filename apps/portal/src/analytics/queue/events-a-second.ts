import type { PortalConfiguration } from '../../configuration/portal-configuration.ts';

/** How many events a second there may be, by the variant of the portal (spec section 9). */
export const eventsASecond = {
  business: 100,
  community: 200,
} as const satisfies Readonly<Record<PortalConfiguration['variant'], number>>;
