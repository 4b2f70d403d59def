import { useCallback } from 'react';
import { signOut } from '../api/session.ts';
import { usePortal } from '../start/portal-context.ts';

/** Signs out on the server, here and in every other tab. */
export function useSignOut(): () => Promise<void> {
  const { watch } = usePortal();
  return useCallback(async () => {
    // Signed out is what the customer asked for, whether or not the server could be told.
    await signOut().catch(() => undefined);
    watch.end('signedOut');
  }, [watch]);
}
