import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { writeNextPageInTypeface } from '../browser/typeface.ts';
import { doorOf } from './door.ts';
import { goToFocusPlace, keepFocusPlace } from './focus-place.ts';
import { usePageLocation } from './page-location.ts';
import { goToScrollPlace, keepScrollPlace } from './scroll-place.ts';

/** What stands behind an address's `#`: as it is, where it is no text that was written for an address. */
function anchorIn(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Scrolls to what an address names, and puts the focus there. @returns whether there is such a thing */
function goToAnchor(hash: string): boolean {
  const target = hash.length > 1 ? document.getElementById(anchorIn(hash)) : null;
  if (!target) return false;
  target.scrollIntoView();
  // Headings and sections take no focus of themselves.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** The focus goes to a page's heading, which is then spoken. A flow that has set the focus itself knows better. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || heading.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Whether two addresses show the same page with nothing open over it: its list then keeps its place while it is filtered. */
const isOneList = (from: Location, to: Location): boolean =>
  doorOf(from) === doorOf(to) && !new URLSearchParams(to.search).has('open');

/** Whether an address names another part of the page that is shown. Typed, it counts as a return, to an entry without a key. */
const isOtherPart = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '' && from.hash !== to.hash;

/**
 * What follows every navigation: the anchor, or the top of the page (spec section 2.4), on Back and Forward the place where
 * it was left, and, where it is another page, the focus: on its heading for those who cannot see that it is there, on Back
 * and Forward on the link by which it was left. The first page leaves all that to the browser, but for anchors
 * that were not there yet.
 * @param location of the page that is shown
 */
export function useArrival(location: Location): void {
  const last = useRef<Location | null>(null);
  const isOtherPage = useRef(false);
  const isReturn = useNavigationType() === 'POP';
  const endReturn = useRef<(() => void) | null>(null);
  const endFocus = useRef<(() => void) | null>(null);
  // Before whatever had the focus in the page's first sight gets it back.
  useLayoutEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const keep = () => last.current && keepScrollPlace(last.current.key);
    const keepFocus = ({ target }: Event) => last.current && keepFocusPlace(last.current.key, target);
    window.addEventListener('scroll', keep, { passive: true, signal });
    window.addEventListener('focusin', keepFocus, { signal });
    return () => ending.abort();
  }, []);
  // Before it is painted: a page shown where the one before was scrolled to would be seen to jump.
  useLayoutEffect(() => {
    const from = last.current;
    if (from === location) return;
    last.current = location;
    if (from && doorOf(from) !== doorOf(location)) writeNextPageInTypeface();
    endReturn.current?.();
    endFocus.current?.();
    endReturn.current =
      from && isReturn && !isOtherPart(from, location) ? goToScrollPlace(location.key) : null;
    if (endReturn.current === null) {
      if (goToAnchor(location.hash) || !from || isOneList(from, location)) return;
      window.scrollTo(0, 0);
    }
    isOtherPage.current = from !== null && doorOf(from) !== doorOf(location);
  }, [location, isReturn]);
  useEffect(() => {
    if (!isOtherPage.current) return;
    isOtherPage.current = false;
    // What opens over a page puts the focus where it begins, however it was come to.
    const isPage = !new URLSearchParams(location.search).has('open');
    if (isReturn && isPage) endFocus.current = goToFocusPlace(location.key, focusHeading);
    else focusHeading();
  });
}

/** What follows where one page has several faces, and its address turns from one to another: as on another page. */
export function useArrivalAt(face: string): void {
  const last = useRef(face);
  const { key } = usePageLocation();
  const isReturn = useNavigationType() === 'POP';
  const endFocus = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (last.current === face) return;
    last.current = face;
    endFocus.current?.();
    endFocus.current = isReturn ? goToFocusPlace(key, focusHeading) : null;
    if (isReturn) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [face, isReturn, key]);
}
