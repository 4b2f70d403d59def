import { restPaths, type SessionAnswer } from '@linework/contract';
import { use, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { isCallProblem } from '../api/call-problem.ts';
import { call } from '../api/http.ts';
import { loadConfiguration } from '../configuration/portal-configuration.ts';
import { createSessionStore } from '../session/session-store.ts';
import { Root } from '../shell/Root.tsx';
import { type Portal, PortalContext } from '../start/portal-context.ts';

export interface PortalStoryProps {
  /** The address that is opened. */
  readonly path: string;
  /** Nobody has signed in yet. */
  readonly isSignedOut?: boolean;
}

async function fetchSession(): Promise<SessionAnswer | null> {
  try {
    return await call<SessionAnswer>(restPaths.session);
  } catch (error) {
    if (isCallProblem(error) && error.status === 401 && !error.isMaintenance) return null;
    throw error;
  }
}

/** The portal as it starts, without the ping that would go on after the story, and with its words at hand. */
async function openPortal(isSignedOut: boolean): Promise<Portal> {
  const configuration = await loadConfiguration();
  const sessions = createSessionStore(isSignedOut ? async () => null : fetchSession);
  const watch = { extend: async () => undefined, end: sessions.end, stop: () => undefined };
  return { configuration, sessions, watch, loadWords: async () => undefined };
}

function OpenedPortal({ opening, path }: { readonly opening: Promise<Portal>; readonly path: string }) {
  const portal = use(opening);
  return (
    <PortalContext value={portal}>
      <MemoryRouter initialEntries={[path]}>
        <Root />
      </MemoryRouter>
    </PortalContext>
  );
}

/** The whole portal at an address, on the answers that the story's scenario gives. */
export function PortalStory({ path, isSignedOut = false }: PortalStoryProps) {
  const [opening] = useState(() => openPortal(isSignedOut));
  const [answers] = useState(() => new Map());
  return (
    <SWRConfig value={{ provider: () => answers }}>
      <OpenedPortal opening={opening} path={path} />
    </SWRConfig>
  );
}
