import { useState } from 'react';
import type { ShownLines } from './use-shown-lines.ts';

/**
 * The last lines that were any. While a search fits nothing their table stays out of sight: a letter more or less may fit
 * again, and to write lines into a table takes half as long as to make one.
 */
export function useFilled(lines: ShownLines | null): ShownLines | null {
  const [filled, fill] = useState<ShownLines | null>(null);
  const isFilled = lines !== null && lines.nodes.length > 0;
  if (isFilled && lines !== filled) fill(lines);
  return isFilled ? lines : filled;
}
