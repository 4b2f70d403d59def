import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyStatement } from '../../test/any-statement.ts';
import { statementDocument } from './statement-document.ts';

const head = { brand: 'Linework Business', address: 'https://portal.example/billing/pay-bill' };

test.each([
  ['regular', 'en', 'Statement of November\u00a03, 2026'],
  ['regular', 'es', 'Estado de cuenta del 3\u00a0de\u00a0noviembre de\u00a02026'],
  ['final', 'en', 'Final statement of November\u00a03, 2026'],
  ['final', 'es', 'Estado de cuenta final del 3\u00a0de\u00a0noviembre de\u00a02026'],
] as const)(
  'the document of a %s bill says what it is in its title, in %s',
  async (kind, language, title) => {
    const [statement] = fc.sample(anyStatement, 1);
    if (!statement) throw new Error('no sample');
    expect((await statementDocument(language, { ...statement, kind }, head)).title).toBe(title);
  },
);
