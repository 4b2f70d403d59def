import { usd } from '@linework/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRange } from '../../test/any-range.ts';
import { anyStatement } from '../../test/any-statement.ts';
import { documentHead as head } from '../../test/document-head.ts';
import { rangeDocument } from './range-document.ts';
import { statementDocument } from './statement-document.ts';

const factsOf = async (total: number, behind: Parameters<typeof statementDocument>[3] = null) => {
  const [statement] = fc.sample(anyStatement, 1);
  if (!statement) throw new Error('no sample');
  const { facts, parts } = await statementDocument('en', { ...statement, total: usd(total) }, head, behind);
  return { heads: facts?.rows.map(([name]) => name), rows: facts?.rows, total: parts[0]?.table?.total };
};

test('a credit has a day on paper as little as on the page, and is called one', async () => {
  const { heads, total } = await factsOf(-3_655);
  expect(heads).not.toContain('Due date');
  expect(total).toEqual(['Your credit with this bill', '\u2212$36.55']);
  expect((await factsOf(3_655)).heads).toContain('Due date');
  expect((await factsOf(3_655)).total).toEqual(['Total for this bill', '$36.55']);
});

test('what is past due already is told on paper with its own day', async () => {
  const { rows } = await factsOf(14_482, { late: usd(7_241), since: '2026-11-15' });
  expect(rows).toContainEqual(['Past due', '$72.41, since November\u00a015, 2026']);
});

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

test.each([
  ['en', 'Billed to', 'Billing address'],
  ['es', 'Facturado a', 'Dirección de facturación'],
] as const)(
  'a bill and a range begin with who is billed and where, in %s',
  async (language, billedTo, billingAddress) => {
    const [[statement], [range]] = [fc.sample(anyStatement, 1), fc.sample(anyRange({ min: 0, max: 0 }), 1)];
    if (!statement || !range) throw new Error('no sample');
    const billed = [
      [billedTo, 'Maple Street Bakery'],
      [billingAddress, '214 Maple Street, Rochester, NY 14607'],
    ];
    expect((await statementDocument(language, statement, head)).facts.rows.slice(0, 2)).toEqual(billed);
    expect((await rangeDocument(language, range, head)).facts.rows.slice(0, 2)).toEqual(billed);
  },
);

test.each([
  ['en', 'Payments that hadn’t posted by then aren’t counted.'],
  ['es', 'No se cuentan los pagos que aún no se habían reflejado.'],
] as const)(
  'a range says on paper as on the page which payments it doesn’t count, in %s',
  async (language, told) => {
    const [range] = fc.sample(anyRange({ min: 0, max: 0 }), 1);
    if (!range) throw new Error('no sample');
    expect((await rangeDocument(language, range, head)).parts[0]?.paragraphs).toEqual([told]);
  },
);

test.each([
  ['en', 'Bill dated November\u00a015, 2025', 'Charge'],
  ['es', 'Factura del 15\u00a0de\u00a0noviembre de\u00a02025', 'Cargo'],
] as const)(
  'a range names a bill by its date on paper, and a charge apart as one, in %s',
  async (language, bill, apart) => {
    const [range] = fc.sample(anyRange({ min: 0, max: 0 }), 1);
    if (!range) throw new Error('no sample');
    const charge = {
      id: 'a',
      kind: 'charge',
      date: '2025-11-15',
      postedDate: null,
      amount: usd(8_612),
      isBill: true,
      payment: null,
    } as const;
    const lines = [charge, { ...charge, id: 'b', isBill: false }];
    const { parts } = await rangeDocument(language, { ...range, lines }, head);
    expect(
      parts
        .at(-1)
        ?.table?.rows.slice(1)
        .map(([what]) => what),
    ).toEqual([bill, apart]);
  },
);
