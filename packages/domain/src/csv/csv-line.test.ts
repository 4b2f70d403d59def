import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';
import { fromCell } from './spreadsheet-cell.ts';

test.each([
  ['an amount keeps its sign', { value: '-5.00' }, '"-5.00"\r\n'],
  ['a text that looks like an amount does not', { text: '-5.00' }, '"\'-5.00"\r\n'],
  ['a formula is no formula', { text: '=HYPERLINK("x")' }, '"\'=HYPERLINK(""x"")"\r\n'],
  ['a tab before it changes nothing', { text: '\t=1' }, '"\'\t=1"\r\n'],
  ['nor does a full-width sign', { text: '＝1' }, '"\'＝1"\r\n'],
  ['an apostrophe of its own stays', { text: "O'Brien" }, '"O\'Brien"\r\n'],
])('%s', (_, cell, line) => expect(csvLine([cell])).toBe(line));

test('whatever a text is, it is read back, and stays in its cell and its line', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 });
  fc.assert(
    fc.property(texts, (written) => {
      const line = csvLine(written.map((text) => ({ text })));
      const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell = '']) =>
        fromCell(cell.replaceAll('""', '"')),
      );
      expect(cells).toEqual(written);
    }),
  );
});
