import type { CopyBundle, CopyTree } from '@linework/copy';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PortalConfiguration } from '../configuration/portal-configuration.ts';
import type { SessionState, SessionStore } from '../session/session-store.ts';
import type { SessionWatch } from '../session/session-watch.ts';

/** Brings words in the page's language, so that what uses them can render at once. */
export type LoadWords = (bundles: readonly CopyBundle<CopyTree>[]) => Promise<void>;

/** What every page of the portal may ask for. */
export interface Portal {
  readonly configuration: PortalConfiguration;
  readonly sessions: SessionStore;
  readonly watch: SessionWatch;
  readonly loadWords: LoadWords;
}

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('No portal here: PortalContext is missing above');
  return portal;
}

export function useSessionState(): SessionState {
  const { sessions } = usePortal();
  return useSyncExternalStore(sessions.subscribe, sessions.state, sessions.state);
}
