import { experimentNames, experimentRow, restPaths, type SessionAnswer } from '@linework/contract';
import { LoadingBar } from '@linework/design-system';
import { Suspense, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { SWRConfig } from 'swr';
import { isCallProblem } from '../api/call-problem.ts';
import { call } from '../api/http.ts';
import {
  loadConfiguration,
  type PortalConfiguration,
  togglesFor,
} from '../configuration/portal-configuration.ts';
import { Root } from '../opening/Root.tsx';
import { type Portal, PortalContext } from '../portal/portal-context.ts';
import { createSessionStore } from '../session/session-store.ts';

// A whole portal starts behind each story, its chunks transformed on their first use.
configure({ asyncUtilTimeout: 10_000 });

export interface PortalStoryProps {
  /** The address that is opened. */
  readonly path: string;
  /** Nobody has signed in yet. */
  readonly isSignedOut?: boolean;
  /** What the server says of itself, where that is not the sample's. */
  readonly configured?: Partial<PortalConfiguration>;
}

/** The variant that the catalogue's toolbar shows, as the session would tell it. */
function chosenVariant(): Pick<SessionAnswer, 'experimentUuids' | 'variantUuids'> {
  const [experiment, variant = ''] = (document.documentElement.dataset.variant ?? '').split('.');
  const name = experimentNames.find((one) => one === experiment);
  if (!name) return {};
  const { experimentUuid, variants } = experimentRow(name);
  const chosen = variants[variant];
  return chosen ? { experimentUuids: [experimentUuid], variantUuids: [chosen.variantUuid] } : {};
}

async function fetchSession(): Promise<SessionAnswer | null> {
  try {
    return { ...(await call<SessionAnswer>(restPaths.session)), ...chosenVariant() };
  } catch (error) {
    if (isCallProblem(error) && error.status === 401 && !error.isMaintenance) return null;
    throw error;
  }
}

/** What the catalogue's toolbar turns on. */
const chosenToggle = () => {
  const { toggle } = document.documentElement.dataset;
  return toggle ? { toggles: [toggle] } : null;
};

/** The portal as it starts, without the ping that would go on after the story, and with its words at hand. */
async function openPortal(isSignedOut: boolean, configured: Partial<PortalConfiguration>): Promise<Portal> {
  const told = { ...(await loadConfiguration()), ...configured };
  const configuration = { ...told, toggles: togglesFor(told.toggles, chosenToggle()) };
  const sessions = createSessionStore(isSignedOut ? async () => null : fetchSession);
  const watch = { extend: async () => undefined, end: sessions.end, stop: () => undefined };
  return { configuration, sessions, watch, loadWords: async () => undefined };
}

const asTheSample = {};

/** The whole portal at an address, on the answers that the story's scenario gives. */
export function PortalStory({ path, isSignedOut = false, configured = asTheSample }: PortalStoryProps) {
  const [portal, setPortal] = useState<Portal | null>(null);
  const [answers] = useState(() => new Map());
  useEffect(() => {
    void openPortal(isSignedOut, configured).then(setPortal);
  }, [isSignedOut, configured]);
  // What photographs the catalogue waits as long as a page says that it loads.
  if (!portal) return <LoadingBar isLoading label={path} />;
  return (
    <SWRConfig value={{ provider: () => answers }}>
      <PortalContext value={portal}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense>
            <Root />
          </Suspense>
        </MemoryRouter>
      </PortalContext>
    </SWRConfig>
  );
}
