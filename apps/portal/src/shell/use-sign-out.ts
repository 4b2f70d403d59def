import { useCallback } from 'react';
import { sight } from '../analytics/sightings.ts';
import { signOut } from '../api/session.ts';
import { whenConnected } from '../api/when-connected.ts';
import { isOffline } from '../browser/connection.ts';
import { usePortal } from '../portal/portal-context.ts';

/** Signs out on the server, here and in every other tab. */
export function useSignOut(): () => Promise<void> {
  const { watch } = usePortal();
  return useCallback(async () => {
    sight({ kind: 'signingOut' });
    // Signed out is what the customer asked for, whether or not the server could be told.
    // Without a connection it is told as soon as there is one.
    await signOut().catch(() => isOffline() && void whenConnected(signOut).catch(() => undefined));
    watch.end('signedOut');
  }, [watch]);
}
