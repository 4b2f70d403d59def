import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** So long after the last letter, in milliseconds, does the router hear of it: to draw all that goes by the address takes time from the next one. */
const pause = 500;

/** What the address said last, what is asked for, and what the router was led to since: it hears of each some time after. */
export interface AskedView<View> {
  readonly said: View;
  readonly asked: View;
  readonly sent: readonly View[];
}

/** What is asked for once the address says this: what came of asking leaves it as it is, anything else takes its place. */
export function heard<View>(
  at: AskedView<View>,
  said: View,
  isSame: (one: View, other: View) => boolean,
): AskedView<View> {
  if (isSame(at.said, said)) return at;
  const own = at.sent.findLastIndex((view) => isSame(view, said));
  return own === -1
    ? { said, asked: said, sent: [] }
    : { said, asked: at.asked, sent: at.sent.slice(own + 1) };
}

/** Writes it as the router does: its own number of the entry stays. */
function writeAddress(path: string): void {
  try {
    window.history.replaceState(window.history.state, '', path);
  } catch {
    // Safari takes a hundred of these in half a minute: the router writes the last one.
  }
}

/**
 * What an address says, from the moment it is asked for: the page asks for it and shows it while all that goes by the address
 * follows, for what is typed when typing pauses. The browser's own address has it at once: whoever leaves within that pause
 * comes back to what they typed. It stays the same value until the address says something else.
 * @param said by the address
 * @param isSame whether two values have one address
 * @param pathOf the address of a value
 */
export function useAskedView<View>(
  said: View,
  isSame: (one: View, other: View) => boolean,
  pathOf: (view: View) => string,
): readonly [asked: View, ask: (view: View, how: 'push' | 'replace') => void] {
  const navigate = useNavigate();
  const [last, put] = useState<AskedView<View>>({ said, asked: said, sent: [] });
  const now = heard(last, said, isSame);
  if (now !== last) put(now);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lead = (view: View, how: 'push' | 'replace') => {
    put({ ...now, asked: view, sent: [...now.sent, view] });
    startTransition(() => void navigate(pathOf(view), { replace: how === 'replace' }));
  };
  const follow = useEffectEvent((there: string) => {
    // The customer may have gone elsewhere meanwhile: another entry is not this one's to write in.
    if (window.location.href === there && !isSame(now.asked, said)) lead(now.asked, 'replace');
  });
  const turnBack = useEffectEvent(() => put({ said, asked: said, sent: [] }));
  useEffect(() => {
    const onTraversal = () => {
      clearTimeout(timer.current);
      turnBack();
    };
    window.addEventListener('popstate', onTraversal);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', onTraversal);
    };
  }, []);
  return [
    now.asked,
    (view, how) => {
      clearTimeout(timer.current);
      if (how === 'push') return lead(view, how);
      put({ ...now, asked: view });
      writeAddress(pathOf(view));
      timer.current = setTimeout(follow, pause, window.location.href);
    },
  ];
}
