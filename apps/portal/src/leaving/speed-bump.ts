import { allowLeaving, isLeavingAllowed } from '../browser/leaving.ts';

/** Whether a press on a link leaves the page where it is: it calls, writes, saves a file or opens another tab. */
const staysHere = (link: HTMLAnchorElement): boolean =>
  ['tel:', 'mailto:'].includes(link.protocol) || link.target === '_blank' || link.hasAttribute('download');

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
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && staysHere(link)) allowLeaving();
    },
    { capture: true, signal },
  );
  return () => listening.abort();
}
