import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { doorOf } from './door.ts';
import { usePageLocation } from './page-location.ts';

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;

/** The steps of the flow's entries under one, the first of them first. */
function stepsUnder(state: unknown): readonly string[] {
  const value = valueIn(state, 'flowSteps');
  return Array.isArray(value) ? value.map(String) : [];
}

const numberOf = (state: unknown): number => {
  const value = valueIn(state, 'idx');
  return typeof value === 'number' ? value : 0;
};

/** The step that an address names; empty where it names none. */
const stepIn = (path: string): string =>
  new URLSearchParams(path.slice(path.indexOf('?') + 1)).get('step') ?? '';

/** How an address gets into the history: on top, in place of what is there, or in place of an entry further down. */
export interface Move {
  readonly how: 'push' | 'replace';
  /** So many entries back before that. */
  readonly back: number;
  /** The steps under the entry that it gets. */
  readonly under: readonly string[];
}

/**
 * What puts an address there so that Back never leads to a step that the flow is at already: what takes the place of an
 * entry goes back to the step's own first entry, where there is one.
 */
export function moveTo(
  path: string,
  how: Move['how'],
  from: { readonly step: string; readonly under: readonly string[] },
): Move {
  const { step, under } = from;
  if (how === 'push') return { how, back: 0, under: [...under, step] };
  const first = under.indexOf(stepIn(path));
  return first === -1
    ? { how, back: 0, under }
    : { how, back: under.length - first, under: under.slice(0, first) };
}

export interface FlowEntries {
  /** Puts where the flow is into the address, and with it the steps of its entries under that one. */
  readonly goTo: (path: string, how: 'push' | 'replace') => void;
  /** To where the customer came from, past every entry of the flow; to `otherwise` where the tab began with the flow. */
  readonly goBackFrom: (otherwise: string) => void;
}

/** The entries that a flow has in the browser's history, so that Back leads from step to step and can leave them all. */
export function useFlowEntries(): FlowEntries {
  const navigate = useNavigate();
  const { state, pathname, search } = usePageLocation();
  const goTo = useCallback(
    (path: string, wanted: 'push' | 'replace') => {
      // Gone by Back while the page to come is drawn: that page's entry is not the flow's to write in.
      if (doorOf(window.location) !== doorOf({ pathname, search })) return;
      const { how, back, under } = moveTo(path, wanted, { step: stepIn(search), under: stepsUnder(state) });
      const put = () => void navigate(path, { replace: how === 'replace', state: { flowSteps: under } });
      if (back === 0) return put();
      const entry = numberOf(window.history.state) - back;
      const onArrival = () => {
        // The customer may have gone elsewhere meanwhile.
        if (numberOf(window.history.state) === entry) put();
      };
      window.addEventListener('popstate', onArrival, { once: true });
      void navigate(-back);
    },
    [navigate, state, pathname, search],
  );
  const goBackFrom = (otherwise: string) => {
    const { length } = stepsUnder(state);
    // The router numbers the entries that are the portal's own in this tab.
    const isEntered = numberOf(window.history.state) > length;
    if (isEntered) void navigate(-length - 1);
    else if (length > 0) void navigate(-length);
    else void navigate(otherwise, { replace: true });
  };
  return { goTo, goBackFrom };
}
