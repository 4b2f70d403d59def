import type { Assignments } from '@linework/contract';
import type { ReadAnalyticsEvent } from '@linework/contract/analytics-schema';
import type { AnalyticsUserConfig } from '@linework/domain';

/** Events as they were understood, with what the edge knows of whoever sent them. */
export interface TakenEvents {
  /** Where they belong: what customers of production do is kept apart from anything else (spec section 7). */
  readonly topic: 'prod' | 'dev';
  readonly requirementsVersion: string;
  readonly receivedAt: Date;
  /** Whoever was signed in; `null` before anybody was. */
  readonly user: (AnalyticsUserConfig & Assignments) | null;
  readonly events: readonly ReadAnalyticsEvent[];
}

/** Where events go. The one that ships is the edge's own table; a provider's stream takes its place here. */
export interface AnalyticsSink {
  /** Resolves once they are kept. The same event may come again and must count once. */
  readonly take: (taken: TakenEvents) => Promise<void>;
}
