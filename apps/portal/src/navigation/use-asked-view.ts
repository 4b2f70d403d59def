import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { doorOf } from './door.ts';
import { usePageLocation } from './page-location.ts';

/** So long after the last letter, in milliseconds, does the router hear of it: to draw all that goes by the address takes time from the next one. */
const pause = 500;

/** What the address says, and at which entry of the history. */
interface Said<View> {
  readonly entry: string;
  readonly said: View;
}

/** What the address said last, what is asked for, and what the router was led to since: it hears of each some time after. */
export interface AskedView<View> extends Said<View> {
  readonly asked: View;
  readonly sent: readonly View[];
  /** How often what was typed gave way to something else before the address had said it. */
  readonly givenUp: number;
}

/** What is asked for once the address says this: what came of asking leaves it as it is, anything else takes its place. */
export function heard<View>(
  at: AskedView<View>,
  { entry, said }: Said<View>,
  isSame: (one: View, other: View) => boolean,
): AskedView<View> {
  if (at.entry === entry) return at;
  const own = at.sent.findLastIndex((view) => isSame(view, said));
  if (own !== -1) return { ...at, entry, said, sent: at.sent.slice(own + 1) };
  return { ...turnedBack(at, isSame), entry, said, asked: isSame(at.asked, said) ? at.asked : said };
}

/** What is asked for once Back or Forward is pressed: the page may be at that entry still, where the address was to say something else. */
export function turnedBack<View>(
  at: AskedView<View>,
  isSame: (one: View, other: View) => boolean,
): AskedView<View> {
  return isSame(at.asked, at.said)
    ? { ...at, sent: [] }
    : { ...at, asked: at.said, sent: [], givenUp: at.givenUp + 1 };
}

/** Writes it as the router does: its own number of the entry stays. */
function writeAddress(path: string): void {
  try {
    window.history.replaceState(window.history.state, '', path);
  } catch {
    // Safari takes a hundred of these in half a minute; the next one, or the router's, stands for it.
  }
}

export interface AskedForView<View> {
  /** The same value until the address says something else, or something else is asked for. */
  readonly asked: View;
  readonly ask: (view: View, how: 'push' | 'replace') => void;
  /** Another number where fields that still hold what was typed must say what the address says. */
  readonly givenUp: number;
}

/**
 * What an address says, from the moment it is asked for: the page asks for it and shows it while all that goes by the address
 * follows, for what is typed when typing pauses. The browser's own address has it at once: whoever leaves within that pause
 * comes back to what they typed.
 * @param said by the address
 * @param isSame whether two values have one address
 * @param pathOf the address of a value
 */
export function useAskedView<View>(
  said: View,
  isSame: (one: View, other: View) => boolean,
  pathOf: (view: View) => string,
): AskedForView<View> {
  const navigate = useNavigate();
  const location = usePageLocation();
  const { key: entry } = location;
  const [last, put] = useState<AskedView<View>>({ entry, said, asked: said, sent: [], givenUp: 0 });
  const now = heard(last, { entry, said }, isSame);
  if (now !== last) put(now);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turnBack = useEffectEvent(() => {
    clearTimeout(timer.current);
    put(turnedBack(now, isSame));
  });
  useEffect(() => {
    window.addEventListener('popstate', turnBack);
    return () => {
      window.removeEventListener('popstate', turnBack);
      clearTimeout(timer.current);
    };
  }, []);
  const lead = (view: View, how: 'push' | 'replace') => {
    put({ ...now, asked: view, sent: [...now.sent, view] });
    startTransition(() => void navigate(pathOf(view), { replace: how === 'replace' }));
  };
  const follow = useEffectEvent((there: string) => {
    // The customer may have gone elsewhere meanwhile: another entry is not this one's to write in.
    if (window.location.href === there && !isSame(now.asked, said)) lead(now.asked, 'replace');
  });
  const ask = (view: View, how: 'push' | 'replace') => {
    clearTimeout(timer.current);
    // On the way to another page this one still stands for a while.
    if (doorOf(window.location) !== doorOf(location)) return;
    if (how === 'push') return lead(view, how);
    put({ ...now, asked: view });
    writeAddress(pathOf(view));
    timer.current = setTimeout(follow, pause, window.location.href);
  };
  return { asked: now.asked, ask, givenUp: now.givenUp };
}
