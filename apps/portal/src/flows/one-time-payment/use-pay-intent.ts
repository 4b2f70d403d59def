import { useCallback } from 'react';
import { loadPanel } from '../../navigation/load-panel.ts';
import { usePortal } from '../../portal/portal-context.ts';

/** The customer is about to pay: fetch what that needs. Should it fail now, it is tried again when they do. */
export function usePayIntent(): () => void {
  const portal = usePortal();
  return useCallback(
    () => void loadPanel({ flow: 'one-time-payment' }, portal).catch(() => undefined),
    [portal],
  );
}
