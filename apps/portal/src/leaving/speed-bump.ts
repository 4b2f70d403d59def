import { allowLeaving, isLeavingAllowed } from '../browser/leaving.ts';

/** What a press on them opens stands beside the page: nothing is left. */
const staysHere = 'a[href^="tel:"], a[href^="mailto:"], a[download], a[target="_blank"]';

/**
 * Has the browser ask before the page is left, in its own words (spec section 4): another address, reloading, closing the tab.
 * Nothing is asked of whoever has just chosen to leave, nor where they only call, write or save a file.
 * @returns what ends it
 */
export function askBeforeLeaving(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (!isLeavingAllowed()) event.preventDefault();
    },
    { signal },
  );
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(staysHere)) allowLeaving();
    },
    { capture: true, signal },
  );
  return () => listening.abort();
}
