import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageLocation } from './page-location.ts';

const numberIn = (state: unknown, name: string): number => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof value === 'number' ? value : 0;
};

export interface FlowEntries {
  /** Puts where the flow is into the address, and with it how many of its entries are under that one. */
  readonly goTo: (path: string, how: 'push' | 'replace') => void;
  /** To where the customer came from, past every entry of the flow; to `otherwise` where the tab began with the flow. */
  readonly goBackFrom: (otherwise: string) => void;
}

/** The entries that a flow has in the browser's history, so that Back can leave all of them at once. */
export function useFlowEntries(): FlowEntries {
  const navigate = useNavigate();
  const { state } = usePageLocation();
  const under = numberIn(state, 'flowEntries');
  const goTo = useCallback(
    (path: string, how: 'push' | 'replace') =>
      void navigate(path, {
        replace: how === 'replace',
        state: { flowEntries: how === 'push' ? under + 1 : under },
      }),
    [navigate, under],
  );
  const goBackFrom = (otherwise: string) => {
    // The router numbers the entries that are the portal's own in this tab.
    const isEntered = numberIn(window.history.state, 'idx') > under;
    if (isEntered) void navigate(-under - 1);
    else if (under > 0) void navigate(-under);
    else void navigate(otherwise, { replace: true });
  };
  return { goTo, goBackFrom };
}
