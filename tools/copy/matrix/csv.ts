import type { Language } from '@linework/copy';
import { asCell, fromCell } from '@linework/domain';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { CopyRow } from './copy-row.ts';

/** The columns by their heads: what `export` writes, and what `import` looks for in any order. */
const heads = { key: 'key', en: 'english', es: 'spanish', placeholders: 'placeholders' } as const;

/** What one row of a CSV file says. A language without a column is not there. */
export interface CsvRecord {
  /** Where the row begins in the file, counted from 1. */
  readonly line: number;
  readonly id: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** What is wrong with a file as a whole. */
export type CsvFault =
  | { readonly why: 'notCsv'; readonly line: number; readonly detail: string }
  | { readonly why: 'noColumn'; readonly line: number };

/** Some texts as CSV for spreadsheets: UTF-8 with a byte order mark, every cell quoted, none of them a formula. */
export const writeCsv = (rows: readonly Pick<CopyRow, 'id' | 'texts' | 'placeholders'>[]): string =>
  stringify(
    [
      Object.values(heads),
      ...rows.map(({ id, texts, placeholders }) =>
        [id, texts.en ?? '', texts.es ?? '', placeholders.join(' ')].map(asCell),
      ),
    ],
    { bom: true, quoted: true, record_delimiter: 'windows' },
  );

/** Spreadsheets of some countries part cells by semicolons or tabs: the head line tells. */
const delimiterOf = (text: string): string => /^\uFEFF?"?\w+"?([,;\t])/.exec(text)?.[1] ?? ',';

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let end = 0;
  let breaks = 0;
  parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    on_record: (cells: string[], { lines: at }) => {
      end = at;
      breaks = breaksIn(cells);
      lines.push({ line: end - breaks, cells });
      return null;
    },
  });
  return lines;
}

function recordsOf([head, ...lines]: readonly Line[]): CsvRecord[] | CsvFault {
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const at = { key: names.indexOf(heads.key), en: names.indexOf(heads.en), es: names.indexOf(heads.es) };
  if (at.key === -1 || (at.en === -1 && at.es === -1)) return { why: 'noColumn', line: head?.line ?? 1 };
  return lines.map(({ line, cells }) => {
    const [en, es] = [cells[at.en], cells[at.es]].map((cell) => cell !== undefined && fromCell(cell));
    const texts = { ...(typeof en === 'string' && { en }), ...(typeof es === 'string' && { es }) };
    return { line, id: fromCell(cells[at.key] ?? '').trim(), texts };
  });
}

/** Reads what a spreadsheet saved. */
export function readCsv(text: string): CsvRecord[] | CsvFault {
  try {
    return recordsOf(linesOf(text));
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    const { lines } = problem;
    return { why: 'notCsv', line: typeof lines === 'number' ? lines : 1, detail: problem.message };
  }
}
