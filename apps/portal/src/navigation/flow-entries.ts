import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { doorOf } from './door.ts';
import { entryNumber } from './entered-here.ts';
import { usePageLocation } from './page-location.ts';

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;

/** What the flow left with the entry that the browser is at. */
const entryState = (): unknown => valueIn(window.history.state, 'usr');

/** The steps of the flow's entries under one, the first of them first. */
function stepsUnder(state: unknown): readonly string[] {
  const value = valueIn(state, 'flowSteps');
  return Array.isArray(value) ? value.map(String) : [];
}

/** What a flow told as done with this history entry; nothing where the address came from elsewhere. */
export const doneIn = (state: unknown): unknown => valueIn(state, 'done');

/** The step that an address names; empty where it names none. */
const stepIn = (path: string): string =>
  new URLSearchParams(path.slice(path.indexOf('?') + 1)).get('step') ?? '';

/** The flow that an address opens. */
function doorIn(path: string): string {
  const [pathname = '', search = ''] = path.split('?');
  return doorOf({ pathname, search });
}

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
 * entry goes back to the step's own first entry, where there is one. Another flow begins with no steps: those of this one
 * are called the same, and going back to one would leave the other.
 */
export function moveTo(
  path: string,
  how: Move['how'],
  from: { readonly door: string; readonly step: string; readonly under: readonly string[] },
): Move {
  const { door, step, under } = from;
  if (doorIn(path) !== door) return { how, back: 0, under: [] };
  if (how === 'push') return { how, back: 0, under: [...under, step] };
  const first = under.indexOf(stepIn(path));
  return first === -1
    ? { how, back: 0, under }
    : { how, back: under.length - first, under: under.slice(0, first) };
}

export interface FlowEntries {
  /**
   * Puts where the flow is into the address, and with it the steps of its entries under that one.
   * @param done what is told there as done: it is kept with the history entry, since a link from anyone could claim it
   */
  readonly goTo: (path: string, how: 'push' | 'replace', done?: string) => void;
  /** To where the customer came from, past every entry of the flow; to `otherwise` where the tab began with the flow. */
  readonly goBackFrom: (otherwise: string) => void;
}

/** The entries that a flow has in the browser's history, so that Back leads from step to step and can leave them all. */
export function useFlowEntries(): FlowEntries {
  const navigate = useNavigate();
  const { pathname, search } = usePageLocation();
  const goTo = useCallback(
    (path: string, wanted: 'push' | 'replace', done?: string) => {
      // Gone by Back while the page to come is drawn: that page's entry is not the flow's to write in.
      const door = doorOf(window.location);
      if (door !== doorOf({ pathname, search })) return;
      // By what the browser is at: the page is drawn some time after, and may not have been since the last step.
      const here = { door, step: stepIn(window.location.search), under: stepsUnder(entryState()) };
      const { how, back, under } = moveTo(path, wanted, here);
      const state = { flowSteps: under, done };
      const put = () => void navigate(path, { replace: how === 'replace', state });
      if (back === 0) return put();
      const entry = entryNumber() - back;
      const onArrival = () => {
        // The customer may have gone elsewhere meanwhile.
        if (entryNumber() === entry) put();
      };
      window.addEventListener('popstate', onArrival, { once: true });
      void navigate(-back);
    },
    [navigate, pathname, search],
  );
  const goBackFrom = (otherwise: string) => {
    const { length } = stepsUnder(entryState());
    const isEntered = entryNumber() > length;
    if (isEntered) void navigate(-length - 1);
    else if (length > 0) void navigate(-length);
    else void navigate(otherwise, { replace: true });
  };
  return { goTo, goBackFrom };
}
