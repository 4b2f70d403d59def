import type { AnalyticsEventName } from './events.ts';

/** The version of what is asked of events (spec section 9): another meaning of a field is another version. */
export const analyticsRequirements = '2.3069';

/** What one message may hold. */
export const analyticsLimits = {
  /** Bytes of UTF-8, as sent (spec section 9). */
  messageBytes: 150_000,
  eventsPerMessage: 1_000,
} as const;

/** What is kept until it is delivered; any other event is a measurement, the first to go where there is no room. */
const promised = [
  'dropped',
  'error',
  'exposure',
  'outcome',
  'session',
] as const satisfies readonly AnalyticsEventName[];

export const isPromisedEvent = (name: AnalyticsEventName): boolean => promised.some((one) => one === name);

/** Outside production alone: the page that shows whoever is signed in what their browser told of how they use the portal. */
export const sentEventsPath = '/demo/analytics';
