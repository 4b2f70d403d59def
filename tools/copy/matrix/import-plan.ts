import type { Language } from '@linework/copy';
import { placeholdersIn, pluralFormOf, slotsIn, textProblems } from '@linework/copy/copy-files';
import type { CopyRow } from './copy-row.ts';
import { type CsvRecord, readCsv } from './csv.ts';

/** A text that an import would write. */
export interface Change {
  readonly line: number;
  readonly row: CopyRow;
  readonly language: Language;
  /** Undefined where the language has no such text yet. */
  readonly before: string | undefined;
  readonly after: string;
}

/** What is wrong with a line of the file. `detail` is named in the sentence that says so. */
export interface Refusal {
  readonly line: number;
  readonly id?: string;
  readonly language?: Language;
  readonly why:
    | 'notCsv'
    | 'notUtf8'
    | 'noColumn'
    | 'unknownKey'
    | 'repeated'
    | 'empty'
    | 'placeholders'
    | 'written';
  readonly detail?: string;
}

/** What an import would do. Where anything is refused, it does nothing. */
export interface ImportPlan {
  readonly changes: readonly Change[];
  readonly refusals: readonly Refusal[];
}

function marksOf(text: string): Set<string> {
  return new Set([
    ...placeholdersIn(text).map((name) => `{{${name}}}`),
    ...slotsIn(text).map((name) => `<${name}>`),
  ]);
}

const isCount = (mark: string): boolean => /^\{\{count\b/.test(mark);

/** "One payment" need not say its number: the forms for one and none may leave the count out, or bring it back. */
function marksThatCount(key: string, text: string): Set<string> {
  const found = marksOf(text);
  const mayOmit = ['one', 'zero'].includes(pluralFormOf(key) ?? '');
  return mayOmit ? new Set([...found].filter((mark) => !isCount(mark))) : found;
}

const isEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && a.isSubsetOf(b);

/** A text keeps the placeholders it has; Spanish may also take those of the English, which is what the code fills. */
function keepsPlaceholders({ key, texts }: CopyRow, language: Language, after: string): boolean {
  const models = [texts[language], language === 'es' || texts.es === undefined ? texts.en : undefined];
  const known = models.filter((text) => text !== undefined);
  if (known.length === 0) known.push(...Object.values(texts));
  return known.some((text) => isEqual(marksThatCount(key, text), marksThatCount(key, after)));
}

function whyNot(row: CopyRow, language: Language, after: string): Omit<Refusal, 'line' | 'id'> | undefined {
  if (after.trim() === '') return { why: 'empty', language };
  if (!keepsPlaceholders(row, language, after)) {
    const wanted = [...marksOf(row.texts[language] ?? row.texts.en ?? '')].join(' ');
    return { why: 'placeholders', language, detail: wanted || '–' };
  }
  const [problem] = textProblems(after, language);
  return problem === undefined ? undefined : { why: 'written', language, detail: problem };
}

function planRecord({ line, id, texts }: CsvRecord, row: CopyRow): ImportPlan {
  const changes: Change[] = [];
  const refusals: Refusal[] = [];
  for (const language of ['en', 'es'] as const) {
    const [before, after] = [row.texts[language], texts[language]];
    // A cell left empty where there is no text either is what the export wrote.
    if (after === undefined || after === (before ?? '')) continue;
    const refused = whyNot(row, language, after);
    if (refused) refusals.push({ line, id, ...refused });
    else changes.push({ line, row, language, before, after });
  }
  return { changes, refusals };
}

function planRecords(rows: readonly CopyRow[], records: readonly CsvRecord[]): ImportPlan {
  const known = new Map(rows.map((row) => [row.id, row]));
  const seen = new Map<string, number>();
  const plans = records.map((record): ImportPlan => {
    const { line, id } = record;
    const row = known.get(id);
    if (!row) return { changes: [], refusals: [{ line, id, why: 'unknownKey' }] };
    const first = seen.get(id);
    if (first !== undefined) {
      return { changes: [], refusals: [{ line, id, why: 'repeated', detail: String(first) }] };
    }
    seen.set(id, line);
    return planRecord(record, row);
  });
  return {
    changes: plans.flatMap(({ changes }) => changes),
    refusals: plans.flatMap(({ refusals }) => refusals),
  };
}

/** What importing a CSV file would change, and what of it cannot be. Texts that the file leaves out stay. */
export function planImport(rows: readonly CopyRow[], csv: string): ImportPlan {
  const records = readCsv(csv);
  return Array.isArray(records) ? planRecords(rows, records) : { changes: [], refusals: [records] };
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The same for the bytes of a file, which have to be UTF-8: else no accent would be what it was. */
export function planImportOf(rows: readonly CopyRow[], bytes: Uint8Array<ArrayBuffer>): ImportPlan {
  const csv = decoded(bytes);
  return csv === undefined ? { changes: [], refusals: [{ line: 1, why: 'notUtf8' }] } : planImport(rows, csv);
}
