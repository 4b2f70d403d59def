import { type BusinessDate, isBusinessDate } from '../dates/business-date.ts';

/** What a document is asked of: a statement, the newest where none is named, or what happened between two days. */
export type AskedDocument =
  | { readonly statementId: string | null }
  | { readonly from: BusinessDate; readonly to: BusinessDate };

const languages = ['en', 'es'] as const;

/** A document's address, read. */
export interface DocumentQuery {
  readonly of: AskedDocument;
  readonly language: (typeof languages)[number];
}

/** Reads a document's address. @returns the name and the problem of what in it cannot be understood */
export function readDocumentQuery(
  query: URLSearchParams,
): DocumentQuery | { readonly misunderstood: string; readonly problem: 'notADate' | 'notALanguage' } {
  const language = languages.find((each) => each === (query.get('language') ?? 'en'));
  if (!language) return { misunderstood: 'language', problem: 'notALanguage' };
  const [from, to] = [query.get('from'), query.get('to')];
  if (from === null && to === null) return { of: { statementId: query.get('statement') }, language };
  if (from === null || !isBusinessDate(from)) return { misunderstood: 'from', problem: 'notADate' };
  if (to === null || !isBusinessDate(to)) return { misunderstood: 'to', problem: 'notADate' };
  return { of: { from, to }, language };
}
