import { asCell, fromCell } from '@linework/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';
import { planImport, planImportOf } from './import-plan.ts';
import { sampleRows as rows } from './sample-rows.ts';

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\'",;\t\r\n ＝＠\uFEFFáñ¿A'), maxLength: 8 }),
);
const file = (...lines: string[]) => ['key,english,spanish', ...lines].join('\n');

describe('what is exported comes back as it was', () => {
  it('whatever the words are', () => {
    const texts = fc.record({ en: words, es: words });
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (all) => {
        const exported = all.map((both, index) => ({ id: `n:k${index}`, texts: both, placeholders: [] }));
        const back = readCsv(writeCsv(exported));
        expect(Array.isArray(back) && back.map(({ id, texts: both }) => ({ id, texts: both }))).toEqual(
          exported.map(({ id, texts: both }) => ({ id, texts: both })),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('and importing it changes nothing', () => {
    expect(planImport(rows, writeCsv(rows))).toEqual({ changes: [], refusals: [] });
  });
});

describe('a cell', () => {
  it('never begins as a formula would', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(asCell(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(fromCell(asCell(text))).toBe(text);
      }),
    );
  });

  it('keeps an apostrophe that somebody wrote', () => {
    expect(fromCell("'tis")).toBe("'tis");
    expect(fromCell(asCell("'=1"))).toBe("'=1");
  });
});

it('the file opens in spreadsheets as what it is', () => {
  expect(writeCsv(rows).startsWith('\uFEFF"key","english","spanish"')).toBe(true);
  expect(writeCsv(rows)).toContain(`"'=1+1 is no formula, ""quoted"", and has a comma"`);
});

describe('an import', () => {
  it('plans what differs, in the languages that the file has', () => {
    const { changes, refusals } = planImport(rows, 'spanish,key\nSus métodos de pago,wallet:heading');
    expect(refusals).toEqual([]);
    expect(changes).toMatchObject([
      { line: 2, language: 'es', before: 'Métodos de pago', after: 'Sus métodos de pago' },
    ]);
  });

  it('fills in a text that a language misses', () => {
    const spanish = 'Al pagar acepta las <terms>condiciones</terms>.';
    const { changes } = planImport(rows, `key,spanish\npayment:terms,${spanish}`);
    expect(changes).toMatchObject([{ before: undefined, after: spanish }]);
  });

  it('puts Spanish placeholders right by the English', () => {
    const { changes, refusals } = planImport(rows, 'key,spanish\npayment:due,"Vence el {{date, dayMonth}}"');
    expect([changes.length, refusals.length]).toEqual([1, 0]);
  });

  it('lets a plural form for one leave its number out', () => {
    const { changes, refusals } = planImport(rows, 'key,english\npayment:left_one,{{count}} payment left');
    expect([changes.length, refusals.length]).toEqual([1, 0]);
  });

  it('reads what spreadsheets of other countries save', () => {
    const { changes, refusals } = planImport(
      rows,
      '\uFEFFkey;english;spanish\r\nwallet:heading;"Your; methods";',
    );
    expect(changes).toMatchObject([{ after: 'Your; methods' }]);
    expect(refusals).toMatchObject([{ line: 2, why: 'empty', language: 'es' }]);
  });

  it.each([
    ['a key that does not exist', file('wallet:nothing,A,B'), [2, 'unknownKey']],
    ['a key said twice', file('wallet:heading,A,B', 'wallet:heading,C,D'), [3, 'repeated']],
    ['a text made empty', file('wallet:heading,Methods,'), [2, 'empty']],
    ['a placeholder lost', file('payment:pay,Pay today,"Pagar {{amount, money}} hoy"'), [2, 'placeholders']],
    ['a placeholder of its own', file('wallet:heading,{{name}},Métodos de pago'), [2, 'placeholders']],
    ['a number lost', file('payment:left_other,Payments left,Quedan {{count}} pagos'), [2, 'placeholders']],
    ['a slot lost', file('payment:terms,By paying you accept.,'), [2, 'placeholders']],
    [
      'a text that breaks a rule of writing',
      file('wallet:heading,Payment methods,Tus métodos'),
      [2, 'written'],
    ],
    ['a file without the columns', 'a,b\n1,2', [1, 'noColumn']],
    ['an empty file', '', [1, 'noColumn']],
    ['a quote that never ends', file('wallet:heading,"A,B'), [2, 'notCsv']],
  ])('refuses %s', (_, csv, [line, why]) => {
    expect(planImport(rows, csv).refusals).toMatchObject([{ line, why }]);
  });

  it('refuses bytes that are no UTF-8, as spreadsheets save them unless told otherwise', () => {
    const latin = Uint8Array.from(file('wallet:heading,Payment methods,Métodos'), (letter) =>
      letter.charCodeAt(0),
    );
    expect(planImportOf(rows, latin).refusals).toMatchObject([{ line: 1, why: 'notUtf8' }]);
    expect(planImportOf(rows, new TextEncoder().encode(writeCsv(rows)))).toEqual({
      changes: [],
      refusals: [],
    });
  });

  it('names the line where a row begins, past texts of many lines and empty lines', () => {
    const csv = file('wallet:heading,"Payment\nmethods",', '', ',,', 'wallet:nothing,A,B');
    const { refusals } = planImport(rows, csv);
    expect(refusals.map(({ line }) => line)).toContain(2);
    expect(refusals.at(-1)).toMatchObject({ line: 6, why: 'unknownKey' });
  });
});
