import { useEffect } from 'react';
import { togglesFor } from '../configuration/portal-configuration.ts';
import { usePortal, useSessionState } from '../portal/portal-context.ts';

/** On a page for those signed in the browser asks before it is left, where `speedBump` is on (spec section 4). */
export function useSpeedBump(isProtected: boolean): void {
  const { toggles } = usePortal().configuration;
  const { session } = useSessionState();
  const ownToggles = session && togglesFor(toggles, session);
  const isOn = isProtected && ownToggles?.has('speedBump') === true;
  useEffect(() => {
    if (!isOn) return;
    const ending = new AbortController();
    import('../leaving/speed-bump.ts').then(
      ({ askBeforeLeaving }) => {
        if (ending.signal.aborted) return;
        ending.signal.addEventListener('abort', askBeforeLeaving());
      },
      // The page can be left without being asked, as where it is off.
      () => undefined,
    );
    return () => ending.abort();
  }, [isOn]);
}
