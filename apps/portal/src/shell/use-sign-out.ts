import { useCallback } from 'react';
import { sight } from '../analytics/sightings.ts';
import { leaveBy } from '../api/http.ts';
import { oweSignOut } from '../api/owed-sign-out.ts';
import { signOut } from '../api/sign-out.ts';
import { usePortal } from '../portal/portal-context.ts';

/** Pressed again while the server is told, it waits for the same answer. */
let underWay: Promise<unknown> | null = null;

/** Signs out on the server, here and in every other tab. */
export function useSignOut(): () => Promise<void> {
  const { watch } = usePortal();
  return useCallback(async () => {
    sight({ kind: 'signingOut' });
    // Signed out is what the customer asked for: where the server could not be told, it is as soon as it can be.
    underWay ??= leaveBy(signOut())
      .catch(oweSignOut)
      .finally(() => {
        underWay = null;
      });
    await underWay;
    watch.end('signedOut');
  }, [watch]);
}
