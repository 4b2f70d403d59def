import { useCallback } from 'react';
import { sight } from '../analytics/sightings.ts';
import { leaveBy } from '../api/http.ts';
import { oweSignOut } from '../api/owed-sign-out.ts';
import { signOut } from '../api/sign-out.ts';
import { isOffline } from '../browser/connection.ts';
import { usePortal } from '../portal/portal-context.ts';

/** Signs out on the server, here and in every other tab. */
export function useSignOut(): () => Promise<void> {
  const { watch } = usePortal();
  return useCallback(async () => {
    sight({ kind: 'signingOut' });
    // Signed out is what the customer asked for, whether or not the server could be told.
    await leaveBy(signOut()).catch(() => isOffline() && oweSignOut());
    watch.end('signedOut');
  }, [watch]);
}
