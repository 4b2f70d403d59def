import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { firstLines } from './TransactionRows.tsx';
import type { ShownLines } from './use-shown-lines.ts';

/** So long nobody has typed, in milliseconds, before what is out of sight is drawn: until then the next letter would wait for it. */
const pause = 250;

/**
 * The lines of which those under the first are drawn: for a moment the ones before, so that the first need not wait for
 * them. While somebody types there are none under the first.
 */
export function useRest(lines: ShownLines | null): ShownLines | null {
  const before = useDeferredValue(lines);
  const [drawn, draw] = useState(lines);
  const isTyped = drawn !== null && lines !== null && drawn.view.text !== lines.view.text;
  useEffect(() => {
    if (!isTyped) return draw(lines);
    const timer = setTimeout(() => startTransition(() => draw(lines)), pause);
    return () => clearTimeout(timer);
  }, [lines, isTyped]);
  if (lines === null || lines.nodes.length <= firstLines) return lines;
  return isTyped ? null : before;
}
