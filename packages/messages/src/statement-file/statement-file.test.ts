import {
  add,
  fromCell,
  fromDecimal,
  type Statement,
  type StatementActivity,
  type StatementLine,
  type StatementRange,
  statementServices,
  sum,
  usd,
  zero,
} from '@linework/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeFile, type StatementFile, statementFile } from './statement-file.ts';

const cents = fc.integer({ min: -5_000_000, max: 5_000_000 }).map(usd);
/** What people and providers call things, as hard to keep in a cell as it gets. */
const words = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => `=-"${text}",\r\n`);

const lines: fc.Arbitrary<readonly StatementLine[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    description: fc.record({ en: words, es: words }),
    explanation: fc.record({ en: words, es: words }),
    amount: cents,
    was: fc.option(cents),
    serviceFrom: fc.constant('2026-10-01' as const),
    serviceTo: fc.constant('2026-10-31' as const),
  }),
  { minLength: 1, maxLength: 4 },
);

const activity: fc.Arbitrary<readonly StatementActivity[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(
      'charge' as const,
      'payment' as const,
      'credit' as const,
      'return' as const,
      'refund' as const,
    ),
    date: fc.constant('2026-10-12' as const),
    postedDate: fc.constantFrom('2026-10-13' as const, null),
    amount: cents,
    payment: fc.constant(null),
  }),
  { maxLength: 5 },
);

const statements: fc.Arbitrary<Statement> = fc
  .record({
    balance: cents,
    activity,
    services: fc.uniqueArray(fc.tuple(fc.constantFrom(...statementServices), lines), {
      selector: ([service]) => service,
    }),
    billDate: fc.constantFrom('2026-10-03' as const, null),
  })
  .map(({ balance, activity: since, services, billDate }) => {
    const before = billDate === null ? zero : balance;
    const left = sum([before, ...since.map(({ amount }) => amount)]);
    const sections = services.map(([service, own]) => ({
      service,
      lines: own,
      total: sum(own.map(({ amount }) => amount)),
    }));
    const newCharges = sum(sections.map(({ total }) => total));
    return {
      id: 'bill',
      kind: 'regular',
      billDate: '2026-11-03',
      dueDate: '2026-11-24',
      serviceFrom: '2026-11-01',
      serviceTo: '2026-11-30',
      accountEnding: '4417',
      previous: { billDate, balance: before, activity: since, left },
      sections,
      newCharges,
      total: add(left, newCharges),
      comparison: null,
      standing: 'unpaid',
      news: [],
    };
  });

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
    fc.asyncProperty(statements, async (statement) => {
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
      fc.asyncProperty(cents, cents, activity, fc.nat(3), async (opening, older, told, linesLeftOut) => {
        const unlisted = linesLeftOut > 0 ? older : zero;
        const closing = sum([opening, unlisted, ...told.map(({ amount }) => amount)]);
        const range: StatementRange = {
          from: '2026-01-01',
          to: '2026-11-01',
          accountEnding: '4417',
          opening,
          charges: zero,
          payments: zero,
          returns: zero,
          refunds: zero,
          credits: zero,
          closing,
          ageing: [],
          lines: told,
          linesLeftOut,
        };
        const file = await rangeFile(language, range);
        expect(sum(amountsOf(file))).toEqual(closing);
        expect(readBack(file)).toHaveLength(1 + Number(linesLeftOut > 0) + told.length);
      }),
      { numRuns: 60 },
    );
  },
);

test('a file begins with what it is in, has days and amounts that spreadsheets read, and is named by its day', async () => {
  const [statement] = fc.sample(statements, 1);
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
    '\uFEFF"Sección","Fecha","Reflejado","Descripción","Servicio desde","Servicio hasta","Precio anterior","Monto","Canal","Método de pago","Referencia"\r\n' +
      '"Descuentos","","","\'+Descuento","2026-11-01","2026-11-30","-2.50","-5.00","","",""\r\n',
  );
});
