import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { signOut } from '../api/session.ts';
import { usePortal } from '../start/portal-context.ts';

/** Signs out here, on the server and in every other tab; nothing of the account stays in memory. */
export function useSignOut(): () => Promise<void> {
  const { watch } = usePortal();
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    // Signed out is what the customer asked for, whether or not the server could be told.
    await signOut().catch(() => undefined);
    watch.end('signedOut');
    await mutate(() => true, undefined, { revalidate: false });
  }, [watch, mutate]);
}
