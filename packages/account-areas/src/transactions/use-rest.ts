import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ShownLines } from './use-shown-lines.ts';

/** So long nobody has typed, in milliseconds, before what is out of sight is drawn: until then the next letter would wait for it. */
const pause = 250;

export interface Rest {
  /** The lines of which those under the first are drawn: for a moment the ones before, so that the first need not wait. */
  readonly lines: ShownLines | null;
  /** While somebody types: none are to be seen under the first. To hide them takes less than to take them away. */
  readonly isHidden: boolean;
}

/**
 * What stands under the first lines.
 * @param typed the search that somebody typed last
 * @param inSight how many lines are seen at once
 */
export function useRest(lines: ShownLines | null, typed: string | null, inSight: number): Rest {
  const before = useDeferredValue(lines);
  const [drawn, draw] = useState(lines);
  const [last, setLast] = useState({ lines, isTyped: false });
  // Told when they come: while the next letter waits for its lines, these are still the ones of a letter.
  const now = last.lines === lines ? last : { lines, isTyped: lines?.view.text === typed };
  if (now !== last) setLast(now);
  const isTyped = now.isTyped && drawn !== null && drawn.view.text !== lines?.view.text;
  useEffect(() => {
    if (!isTyped) return draw(lines);
    const timer = setTimeout(() => startTransition(() => draw(lines)), pause);
    return () => clearTimeout(timer);
  }, [lines, isTyped]);
  const seen = lines && lines.nodes.length > inSight ? before : lines;
  return useMemo(
    () => (isTyped ? { lines: drawn, isHidden: true } : { lines: seen, isHidden: false }),
    [isTyped, drawn, seen],
  );
}
