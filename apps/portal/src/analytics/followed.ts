import type { PortalConfiguration } from '../configuration/portal-configuration.ts';
import type { SessionStore } from '../session/session-store.ts';

/** What is followed. */
export interface Followed {
  readonly configuration: PortalConfiguration;
  readonly sessions: SessionStore;
}
