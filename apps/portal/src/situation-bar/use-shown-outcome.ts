import { type OutcomeCode, outcomeCodes } from '@linework/domain';
import { useSyncExternalStore } from 'react';

const marks = '[data-outcome]';

/** What the page tells now, read off the page: no customer carries anything for it. What stands last stands on top. */
function shownOutcome(): OutcomeCode | null {
  const shown = [...document.querySelectorAll<HTMLElement>(marks)].at(-1)?.dataset.outcome;
  return outcomeCodes.find((code) => code === shown) ?? null;
}

function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-outcome'] });
  return () => observer.disconnect();
}

/** The outcome that the portal shows now; `null` where it shows none. */
export const useShownOutcome = (): OutcomeCode | null => useSyncExternalStore(follow, shownOutcome);
