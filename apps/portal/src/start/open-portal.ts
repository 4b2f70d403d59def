import { type CopyInstance, loadCopy } from '@linework/copy';
import { startAnalytics } from '../analytics/start-analytics.ts';
import { fetchSession, pingSession } from '../api/session.ts';
import type { PortalConfiguration } from '../configuration/portal-configuration.ts';
import type { Portal } from '../portal/portal-context.ts';
import { createSessionStore } from '../session/session-store.ts';
import { watchSession } from '../session/session-watch.ts';
import { awaitReviewer } from '../situation-bar/await-reviewer.ts';

/** Puts the portal together: configuration, the session, and the watch that keeps all tabs in step. */
export function openPortal(configuration: PortalConfiguration, copy: CopyInstance): Portal {
  const sessions = createSessionStore(fetchSession);
  const watch = watchSession({
    store: sessions,
    ping: pingSession,
    channel: new BroadcastChannel('linework-session'),
    doings: window,
    pingSeconds: configuration.pingSeconds,
  });
  if (configuration.toggles.has('demoSignIns')) awaitReviewer({ configuration, sessions, copy });
  startAnalytics({ configuration, sessions });
  return { configuration, sessions, watch, loadWords: (bundles) => loadCopy(copy, bundles) };
}
