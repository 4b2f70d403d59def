import { expect, test } from 'vitest';
import { readDocumentQuery } from './document-query.ts';

test.each([
  ['', { of: { statementId: null }, language: 'en' }],
  ['statement=7&language=es', { of: { statementId: '7' }, language: 'es' }],
  ['from=2026-01-01&to=2026-02-01', { of: { from: '2026-01-01', to: '2026-02-01' }, language: 'en' }],
  ['from=2026-01-01', { misunderstood: 'to', problem: 'notADate' }],
  ['to=2026-01-01', { misunderstood: 'from', problem: 'notADate' }],
  ['from=2026-02-30&to=2026-03-01', { misunderstood: 'from', problem: 'notADate' }],
  ['language=de', { misunderstood: 'language', problem: 'notALanguage' }],
])('"%s" is read', (query, read) => expect(readDocumentQuery(new URLSearchParams(query))).toEqual(read));
