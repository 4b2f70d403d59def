import { fromCell, fromDecimal, sum, usd, zero } from '@linework/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRange } from '../../test/any-range.ts';
import { anyStatement } from '../../test/any-statement.ts';
import { documentHead as head } from '../../test/document-head.ts';
import { rangeDocument } from '../statement-document/range-document.ts';
import { statementDocument } from '../statement-document/statement-document.ts';
import { rangeFile, type StatementFile, statementFile } from './statement-file.ts';

/** The cells of a file's lines below its first, as a spreadsheet reads them: a text may hold the end of a line. */
function readBack({ text }: StatementFile): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cells = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  cells.lastIndex = 1;
  for (const [, cell = '', end] of text.matchAll(cells)) {
    rows.at(-1)?.push(fromCell(cell.replaceAll('""', '"')));
    if (end !== ',') rows.push([]);
  }
  expect(text.endsWith('\r\n')).toBe(true);
  return rows.slice(1, -1);
}
const amountsOf = (file: StatementFile) => readBack(file).map((cells) => fromDecimal(cells[7] ?? ''));

const languages = ['en', 'es'] as const;

test.each(languages)('what a statement comes to is what its file sums to, in %s', async (language) => {
  await fc.assert(
    fc.asyncProperty(anyStatement, async (statement) => {
      const file = await statementFile(language, statement);
      expect(sum(amountsOf(file))).toEqual(statement.total);
      const charges = statement.sections.flatMap((section) => section.lines);
      const told = readBack(file).slice(-charges.length || Number.POSITIVE_INFINITY);
      expect(told.map((cells) => [cells[3], fromDecimal(cells[7] ?? '')])).toEqual(
        charges.map(({ description, amount }) => [description[language], amount]),
      );
    }),
    { numRuns: 60 },
  );
});

test.each(languages)(
  'a range’s file sums to its closing balance, with what is left out, in %s',
  async (language) => {
    await fc.assert(
      fc.asyncProperty(anyRange({ min: 0, max: 3 }), async (range) => {
        const file = await rangeFile(language, range);
        expect(sum(amountsOf(file))).toEqual(range.closing);
        const { lines, linesLeftOut } = range;
        expect(readBack(file)).toHaveLength(1 + Number(linesLeftOut > 0) + lines.length);
      }),
      { numRuns: 60 },
    );
  },
);

test.each(languages)(
  'a range’s file has the words of its PDF line by line, and a running total that ends at the closing balance, in %s',
  async (language) => {
    await fc.assert(
      fc.asyncProperty(anyRange({ min: 0, max: 3 }), async (range) => {
        const rows = readBack(await rangeFile(language, range));
        const { parts } = await rangeDocument(language, range, head);
        const printed = parts.at(-1)?.table?.rows.map(([what = '']) => what.replaceAll('\u00a0', ' '));
        expect(rows.map((cells) => cells[3])).toEqual(printed);
        const amounts = rows.map((cells) => fromDecimal(cells[7] ?? ''));
        const runningTotals = rows.map((cells) => fromDecimal(cells[11] ?? ''));
        expect(runningTotals).toEqual(amounts.map((_, at) => sum(amounts.slice(0, at + 1))));
        expect(runningTotals.at(-1)).toEqual(range.closing);
      }),
      { numRuns: 60 },
    );
  },
);

test.each(languages)('what happened before a bill has the words of its PDF too, in %s', async (language) => {
  await fc.assert(
    fc.asyncProperty(anyStatement, async (statement) => {
      const rows = readBack(await statementFile(language, statement));
      const { parts } = await statementDocument(language, statement, head);
      const printed = (parts[1]?.table?.rows ?? []).map(([what = '']) => what.replaceAll('\u00a0', ' '));
      expect(rows.slice(0, printed.length).map((cells) => cells[3])).toEqual(printed);
    }),
    { numRuns: 60 },
  );
});

test.each([
  [
    'en',
    '"Part","Date","Posted","Description","Service from","Service to","Price before","Amount","Channel","Payment method","Confirmation number","Running total"',
    '"Bill","2025-11-15","2025-11-15","Bill dated November 15, 2025","","","","86.12","","","","86.12"',
    '"Charge","2025-11-20","2025-11-20","Charge","","","","5.00","","","","91.12"',
  ],
  [
    'es',
    '"Sección","Fecha","Reflejado","Descripción","Servicio desde","Servicio hasta","Precio anterior","Monto","Canal","Método de pago","Número de confirmación","Total acumulado"',
    '"Factura","2025-11-15","2025-11-15","Factura del 15 de noviembre de 2025","","","","86.12","","","","86.12"',
    '"Cargo","2025-11-20","2025-11-20","Cargo","","","","5.00","","","","91.12"',
  ],
] as const)(
  'a range’s file names a bill by its date, and has the running total in a column behind all others, in %s',
  async (language, ...lines) => {
    const [range] = fc.sample(anyRange({ min: 0, max: 0 }), 1);
    if (!range) throw new Error('no sample');
    const line = { id: 'a', kind: 'charge', postedDate: null, payment: null } as const;
    const { text } = await rangeFile(language, {
      ...range,
      opening: zero,
      closing: usd(9_112),
      lines: [
        { ...line, date: '2025-11-15', amount: usd(8_612), isBill: true },
        { ...line, date: '2025-11-20', amount: usd(500), isBill: false },
      ],
    });
    const [heads, , ...told] = text.slice(1).split('\r\n');
    expect([heads, ...told]).toEqual([...lines, '']);
  },
);

test('a file begins with what it is in, has days and amounts that spreadsheets read, and is named by its day', async () => {
  const [statement] = fc.sample(anyStatement, 1);
  if (!statement) throw new Error('no sample');
  const line = {
    id: 'a',
    description: { en: '+Discount', es: '+Descuento' },
    explanation: { en: '', es: '' },
    amount: usd(-500),
    was: usd(-250),
    serviceFrom: '2026-11-01',
    serviceTo: '2026-11-30',
  } as const;
  const file = await statementFile('es', {
    ...statement,
    previous: { billDate: null, balance: zero, activity: [], left: zero },
    sections: [{ service: 'discounts', total: usd(-500), lines: [line] }],
  });
  expect(file.name).toBe('estado-de-cuenta-2026-11-03');
  expect(file.text).toBe(
    '\uFEFF"Sección","Fecha","Reflejado","Descripción","Servicio desde","Servicio hasta","Precio anterior","Monto","Canal","Método de pago","Número de confirmación"\r\n' +
      '"Descuentos","","","\'+Descuento","2026-11-01","2026-11-30","-2.50","-5.00","","",""\r\n',
  );
});
