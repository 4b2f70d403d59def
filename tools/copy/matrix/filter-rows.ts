import type { CopyRow } from './copy-row.ts';

/** What a text can stand out by. */
export const marks = ['missing', 'same', 'longer', 'placeholders', 'changed', 'nowhere'] as const;
export type Mark = (typeof marks)[number];

/** A text with all that is known of it. */
export interface MarkedRow extends CopyRow {
  readonly marks: ReadonlySet<Mark>;
}

export interface RowFilter {
  /** Found in the key or in either language, whatever its case and accents. */
  readonly search: string;
  /** Undefined: all of them. */
  readonly namespace: string | undefined;
  /** A row has to stand out by each of these. */
  readonly marks: ReadonlySet<Mark>;
}

export const everything: RowFilter = { search: '', namespace: undefined, marks: new Set() };

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

function matcher({ search, namespace, marks: wanted }: RowFilter): (row: MarkedRow) => boolean {
  const needle = folded(search);
  return (row) =>
    (namespace === undefined || row.namespace === namespace) &&
    wanted.isSubsetOf(row.marks) &&
    (needle === '' ||
      [row.id, row.texts.en, row.texts.es].some((text) => text && folded(text).includes(needle)));
}

/** The rows that satisfy a filter whole. */
export const filterRows = (rows: readonly MarkedRow[], filter: RowFilter): MarkedRow[] =>
  rows.filter(matcher(filter));

/** For each mark, how many rows there would be if the filter asked for it too. */
export function countByMark(rows: readonly MarkedRow[], filter: RowFilter): Record<Mark, number> {
  const counts: Record<Mark, number> = {
    missing: 0,
    same: 0,
    longer: 0,
    placeholders: 0,
    changed: 0,
    nowhere: 0,
  };
  for (const row of filterRows(rows, filter)) for (const mark of row.marks) counts[mark] += 1;
  return counts;
}

/** What else is known, where it is known at all. */
export interface Known {
  readonly hasChanged?: ((row: CopyRow) => boolean) | undefined;
  readonly isShown?: ((row: CopyRow) => boolean) | undefined;
}

/** Says of each row what it stands out by. */
export const markRows = (rows: readonly CopyRow[], { hasChanged, isShown }: Known): MarkedRow[] =>
  rows.map((row) => {
    const says = {
      missing: row.missing.length > 0,
      same: row.isSame,
      longer: row.isMuchLonger,
      placeholders: row.placeholdersDiffer,
      changed: hasChanged?.(row) ?? false,
      nowhere: isShown ? !isShown(row) : false,
    } satisfies Record<Mark, boolean>;
    return { ...row, marks: new Set(marks.filter((mark) => says[mark])) };
  });
