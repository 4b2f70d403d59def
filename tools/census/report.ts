import { type Census, dimensions, isComplete } from './count.ts';

const row = (cells: readonly string[]): string =>
  cells.map((cell, column) => (column === 0 ? cell.padEnd(12) : cell.padStart(9))).join('');

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];

/** The census as text: a table, then by name whatever is missing, orphaned, exempt or waiting. */
export function censusReport(census: Census): string {
  const counts = dimensions.map((dimension) => {
    const { covered, total, missing } = census[dimension];
    return row([
      dimension,
      String(covered),
      String(total),
      String(total - covered - missing.length),
      String(missing.length),
    ]);
  });
  const missing = dimensions.flatMap((dimension) =>
    census[dimension].total === 0 ? [`${dimension}: nothing to count`] : census[dimension].missing,
  );
  return [
    row(['', 'shown', 'of', 'exempt', 'missing']),
    ...counts,
    ...section(
      'Exempt',
      census.exemptions.map(({ what, reason }) => `${what}: ${reason}`),
    ),
    ...section(
      'Waiting for a screen',
      census.waiting.map(({ what, reason }) => `${what}: ${reason}`),
    ),
    ...section('Missing', missing),
    ...section('Orphaned', census.orphans),
    '',
    isComplete(census) ? 'The catalog is complete.' : 'The catalog is not complete.',
  ].join('\n');
}
