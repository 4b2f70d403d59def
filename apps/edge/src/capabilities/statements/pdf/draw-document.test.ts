import type { DocumentOutline } from '@linework/messages';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawDocument } from './draw-document.ts';

const figures = ['\u2212$1,234.56', '$99,999,999.99', '\u2212$0.07)', 'CFEX-MQGZ'] as const;

/** Names of every length up to more than a line of the page holds, so that each figure comes to stand at a line's end. */
const names = (word: string): readonly string[] =>
  Array.from({ length: 110 }, (_, length) => word.repeat(length).slice(0, length + 1));

/** Each figure behind each name, of plain words and of words with hyphens. */
const texts = ['Elm St store ', 'Wi-Fi at Elm-St '].flatMap((word) =>
  names(word).flatMap((name) => figures.map((figure) => `${name} (${figure}, posted`)),
);

const outline: DocumentOutline = {
  name: 'statement',
  language: 'en-US',
  day: '2026-11-01',
  brand: 'Linework Business',
  title: 'Statement',
  facts: { heads: [], rows: texts.map((text) => ['Past due', text]), total: null },
  parts: [
    {
      heading: 'Activity',
      level: 2,
      paragraphs: [],
      table: {
        heads: ['Description', 'Date', 'Amount'],
        rows: texts.map((text) => [text, text, figures[1]]),
        total: ['Balance', figures[0]],
      },
    },
    { heading: 'News', level: 2, paragraphs: texts, table: null },
  ],
  link: { text: 'View this account online', address: 'https://portal.example/billing/pay-bill' },
  page: 'Page',
};

/** The figures of a text that stand on one line of it each, in its order. */
const wholeIn = (text: string): readonly string[] =>
  text.match(/\u2212?\$[\d,]+\.\d\d|\b[A-Z]{4}-[A-Z]{4}\b/g) ?? [];

const written = ({ facts, parts }: DocumentOutline): readonly string[] =>
  [facts, ...parts.map((part) => part.table)]
    .flatMap((one) => (one ? [...one.rows.flat(), ...(one.total ?? [])] : []))
    .concat(parts.flatMap(({ paragraphs }) => paragraphs));

test('no amount and no confirmation number of a PDF is broken over two lines, however long the name before it', async () => {
  const { text } = await extractText(await getDocumentProxy(await drawDocument(outline)), {
    mergePages: true,
  });
  expect(wholeIn(text)).toEqual(written(outline).flatMap(wholeIn));
});
