import type { CopyRow } from './matrix/copy-row.ts';
import { countByMark, everything, markRows } from './matrix/filter-rows.ts';

/** How many texts stand out by what the copy files alone tell, a line each. */
export function countsText(rows: readonly CopyRow[]): string {
  const { missing, same, longer, placeholders } = countByMark(markRows(rows, {}), everything);
  const lines = {
    'texts in both languages': rows.length,
    'missing in one language': missing,
    'the same in both, without a reason': same,
    'much longer in Spanish': longer,
    'placeholders that differ': placeholders,
  };
  return Object.entries(lines)
    .map(([name, number]) => `${String(number).padStart(6)}  ${name}`)
    .join('\n');
}
