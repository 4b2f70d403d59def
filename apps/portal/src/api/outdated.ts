import type { Problem } from '@linework/contract';
import { useSyncExternalStore } from 'react';

/** How the edge calls a document that it does not know: one of another version of the portal. */
const unknownDocument = 'unknownDocument';

let isOutdated = false;
const listeners = new Set<() => void>();

/** Notes where the edge no longer knows what this page asks: there is a newer one. */
export function noteProblem(problem: Problem | null): void {
  if (isOutdated || !problem?.errors.some((error) => error.problem === unknownDocument)) return;
  isOutdated = true;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether this page is older than the edge, and has to be loaded again. */
export const useIsOutdated = (): boolean => useSyncExternalStore(subscribe, () => isOutdated);
