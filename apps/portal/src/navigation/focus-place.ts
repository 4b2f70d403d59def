import { entryKey, goOn } from './scroll-place.ts';

/** Which link of a page had the focus last at each entry of the history, by the entry's key. */
const links = new Map<string, string>();

/** Notes the link that has the focus, as long as the browser is at its entry. */
export function keepFocusPlace(key: string, focused: EventTarget | null): void {
  const href = focused instanceof Element ? focused.closest('main a[href]')?.getAttribute('href') : null;
  if (href && entryKey() === key) links.set(key, href);
}

const linkTo = (href: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].find(
    (link) => link.getAttribute('href') === href,
  );

/**
 * Puts the focus back on the link by which an entry was left: whoever walks by keyboard goes on from there. What it stands
 * in may still be on its way: then it gets the focus once it is there, unless the customer does something before.
 * @param otherwise where the focus is until then, and where nothing was noted
 * @returns what ends that
 */
export function goToFocusPlace(key: string, otherwise: () => void): (() => void) | null {
  const href = links.get(key);
  const focus = () => {
    const link = href === undefined ? undefined : linkTo(href);
    link?.focus({ preventScroll: true });
    return link !== undefined;
  };
  if (focus()) return null;
  otherwise();
  if (href === undefined) return null;
  return goOn((end) => {
    const growth = new MutationObserver(() => {
      if (focus()) end();
    });
    growth.observe(document.body, { subtree: true, childList: true });
    return growth;
  });
}
