import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { linesInSight } from './lines-in-sight.ts';
import type { ShownLines } from './use-shown-lines.ts';

/** So long after a letter's lines, in milliseconds, is what is out of sight drawn: until then the next letter would wait for it. */
const pause = 500;

export interface Rest {
  /** The lines of which those under the first are drawn: for a moment the ones before, so that the first need not wait. */
  readonly lines: ShownLines | null;
  /** While somebody types: none are to be seen under the first. To hide them takes less than to take them away. */
  readonly isHidden: boolean;
  /** How many are the first. It stays for the same lines: a window that changes its height would draw all of them again. */
  readonly inSight: number;
}

/**
 * What stands under the first lines.
 * @param lines of the table
 * @param isShown whether the table is to be seen
 * @param typed the search that somebody typed last
 */
export function useRest(lines: ShownLines | null, isShown: boolean, typed: string | null): Rest {
  const [drawn, draw] = useState(lines);
  const [last, setLast] = useState(() => ({ lines, isTyped: false, inSight: linesInSight() }));
  // Told when they come: while the next letter waits for its lines, these are still the ones of a letter.
  const now =
    last.lines === lines ? last : { lines, isTyped: lines?.view.text === typed, inSight: linesInSight() };
  if (now !== last) setLast(now);
  const { inSight } = now;
  const isTyped = now.isTyped && drawn !== null && drawn.view.text !== lines?.view.text;
  // While somebody types nothing is put off: to come back to it would draw the table once more, before the browser paints the letter's.
  const before = useDeferredValue(isTyped ? drawn : lines);
  useEffect(() => {
    if (!isTyped) return draw(lines);
    if (!isShown) return;
    const timer = setTimeout(() => startTransition(() => draw(lines)), pause);
    return () => clearTimeout(timer);
  }, [lines, isTyped, isShown]);
  const seen = isTyped || (lines && lines.nodes.length > inSight) ? before : lines;
  return useMemo(() => ({ lines: seen, isHidden: isTyped, inSight }), [seen, isTyped, inSight]);
}
