import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { isOffline } from '../browser/connection.ts';
import { chunkOutcome, type PageTrouble } from '../navigation/chunk-problem.ts';
import { doorOf } from '../navigation/door.ts';
import { usePortal } from '../portal/portal-context.ts';
import { openPage } from './open-page.ts';
import type { OpenPage } from './opened.ts';

/** A page and the address it was opened at; or why there is none. */
interface Shown {
  readonly location: Location;
  readonly opened: OpenPage | PageTrouble;
}

export interface OpenedPage {
  readonly opened: OpenPage | PageTrouble | null;
  /** The address of the page that is shown, which is not yet the browser's while the next one loads. */
  readonly location: Location;
  readonly isLoading: boolean;
}

/**
 * The page at the browser's address. While the next one is fetched, the last one stays, at its own last address. What goes
 * wrong on the way ends at /404 (spec section 2.4), but for a part that did not load and a connection that is away: these
 * are said, and the page is asked for again as soon as the connection is back.
 */
export function useOpenedPage(first: OpenPage | null): OpenedPage {
  const portal = usePortal();
  const location = useLocation();
  const navigate = useNavigate();
  const goTo = useRef(navigate);
  goTo.current = navigate;
  const [shown, setShown] = useState<Shown | null>(first && { location, opened: first });
  const [isAskedAgain, setAskedAgain] = useState(false);
  const isThere = shown !== null && doorOf(shown.location) === doorOf(location) && !isAskedAgain;
  const last = useRef(location);
  // Only what is really shown: a page that is still being drawn may be set aside for something more urgent.
  useLayoutEffect(() => {
    if (isThere) last.current = location;
  }, [isThere, location]);

  useEffect(() => {
    if (isThere) return;
    let isWanted = true;
    const show = (opened: Shown['opened']) =>
      startTransition(() => {
        setShown({ location, opened });
        setAskedAgain(false);
      });
    const redirect = (to: string) => void goTo.current(to, { replace: true });
    const { pathname, search, hash } = location;
    openPage(new URL(`${window.location.origin}${pathname}${search}${hash}`), portal).then(
      (opening) => {
        if (!isWanted) return;
        if (opening.kind === 'redirect') redirect(opening.to);
        else show(opening);
      },
      (error: unknown) => {
        if (!isWanted) return;
        const outcome = isOffline() ? 'offline' : chunkOutcome(error);
        if (outcome) show(outcome);
        else if (pathname === paths.notFound()) show('LW-SYS-050');
        else redirect(paths.notFound());
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isThere, location, portal]);

  const trouble = typeof shown?.opened === 'string' ? shown.opened : null;
  useEffect(() => {
    if (!trouble) return;
    const askAgain = () => setAskedAgain(true);
    // It may be back since the page was asked for.
    if (trouble === 'offline' && !isOffline()) return askAgain();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [trouble]);

  return {
    opened: shown?.opened ?? null,
    location: isThere || !shown ? location : last.current,
    isLoading: !isThere,
  };
}
