import { fromCell, fromDecimal, sum, usd, zero } from '@linework/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRange } from '../../test/any-range.ts';
import { anyStatement } from '../../test/any-statement.ts';
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
