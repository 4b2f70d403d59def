import type { Row } from './row.ts';

const rounded = (value: number | null, digits: number): string =>
  value === null ? '–' : value.toLocaleString('en-US', { maximumFractionDigits: digits });

const verdict = (met: boolean | null): string => (met === null ? '' : met ? 'met' : 'NOT MET');

const heads = ['name', 'value', 'unit', 'beside', 'ratio', 'aim', ''];

/** The rows as a plain table, columns lined up. */
export function benchTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    rounded(row.value, 1),
    row.unit,
    rounded(row.beside, 1),
    rounded(row.ratio, 2),
    row.aim ?? '',
    verdict(row.met),
  ]);
  const all = [heads, ...cells];
  const widths = heads.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
