import { type CopyInstance, loadCopy } from '@linework/copy';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PortalConfiguration } from '../configuration/portal-configuration.ts';
import { Surroundings } from '../portal/Surroundings.tsx';
import type { SessionStore } from '../session/session-store.ts';
import { LiveSituationBar } from './LiveSituationBar.tsx';
import { situationBarCopy } from './situation-bar.copy.ts';
import { fetchSituations } from './situations-api.ts';

/** What the bar looks at. */
export interface Reviewed {
  readonly configuration: PortalConfiguration;
  readonly sessions: SessionStore;
  readonly copy: CopyInstance;
  /** The address that the visitor opened. */
  readonly address: string;
}

/** Draws the situation bar, beside the portal and not within it: no page knows of it, and none fails with it. */
export async function openSituationBar(
  place: HTMLElement,
  { configuration, sessions, copy, address }: Reviewed,
): Promise<void> {
  const [first] = await Promise.all([fetchSituations(), loadCopy(copy, [situationBarCopy])]);
  place.replaceChildren();
  const root = createRoot(place);
  // At once, and the room is kept until then: a page that moves up meanwhile takes a button from under the pointer.
  flushSync(() =>
    root.render(
      <Surroundings copy={copy}>
        <LiveSituationBar configuration={configuration} sessions={sessions} address={address} first={first} />
      </Surroundings>,
    ),
  );
  for (const attribute of ['class', 'role', 'aria-label']) place.removeAttribute(attribute);
}
