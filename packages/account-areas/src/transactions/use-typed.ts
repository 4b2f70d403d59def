import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from './use-latest.ts';

/** How far two questions are apart, in milliseconds: a letter has its lines at once, and a burst of them is two questions. */
const apart = 60;

/**
 * What stands in a field while it is typed, told at once, and in a burst of keys when it pauses. What is said from outside, by Back or by clearing all,
 * takes its place. What was told from here is no such thing: it is said back in a form of its own, `1.00` for a `1`, and often
 * later than the next key. Only what the page has come to show counts as said: a key may interrupt it on its way there.
 * @param meaningOf a text as it is told and said; `null` for one that makes no sense, which is not told
 */
export function useTyped(
  said: string,
  meaningOf: (text: string) => string | null,
  onTyped: (meaning: string) => void,
): readonly [text: string, type: (text: string) => void] {
  const [text, setText] = useState(said);
  const heard = useRef(said);
  const told = useRef<readonly string[]>([]);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const meaning = meaningOf(text);
  const hear = useEffectEvent((now: string) => {
    if (now === heard.current) return;
    heard.current = now;
    const at = told.current.indexOf(now);
    if (now === meaning) told.current = [];
    else if (at >= 0) told.current = told.current.slice(at + 1);
    else {
      told.current = [];
      setText(now);
    }
  });
  useLayoutEffect(() => hear(said), [said]);
  const tell = useLatest((now: string) => {
    told.current = [...told.current, now];
    onTyped(now);
  });
  const isNews = (now: string | null): now is string => now !== null && now !== (told.current.at(-1) ?? said);
  const type = (now: string) => {
    setText(now);
    const isBurst = performance.now() - typedAt.current < apart;
    typedAt.current = performance.now();
    const meant = meaningOf(now);
    if (!isBurst && isNews(meant)) tell(meant);
  };
  const tellAtPause = useEffectEvent((now: string) => isNews(now) && tell(now));
  useEffect(() => {
    if (meaning === null) return;
    const timer = setTimeout(() => tellAtPause(meaning), apart);
    return () => clearTimeout(timer);
  }, [meaning]);
  return [text, type];
}
