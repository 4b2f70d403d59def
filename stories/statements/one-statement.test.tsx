import { CopyProvider, createCopy, loadCopy } from '@linework/copy';
import { fromCell, fromDecimal, type Money, type Statement, subtract } from '@linework/domain';
import { statementDocument, statementFile } from '@linework/messages';
import { billsCopy } from '@linework/parts/bills';
import { methodLabelsCopy } from '@linework/parts/methods';
import { StatementSections, statementCopy } from '@linework/parts/statement';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawDocument } from '../../apps/edge/src/capabilities/statements/pdf/draw-document.ts';
import { anyStatement } from '../../packages/messages/test/any-statement.ts';

const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

const cents = (amounts: readonly Money[]): number[] => amounts.map((amount) => amount.cents);

/** Every amount that a text names, in cents, in its order. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/(\u2212?)\$([\d,]+)\.(\d\d)/g)].map(
    ([, sign, whole = '', part]) => Number(`${whole.replaceAll(',', '')}${part}`) * (sign ? -1 : 1),
  );

async function onPage(language: Language, statement: Statement): Promise<number[]> {
  const copy = createCopy({ language, strict: true });
  await loadCopy(copy, [statementCopy, billsCopy, methodLabelsCopy]);
  const markup = renderToStaticMarkup(
    <CopyProvider copy={copy}>
      <StatementSections statement={statement} />
    </CopyProvider>,
  );
  return amountsIn(markup.replaceAll(/<[^>]*>/g, ' '));
}

async function onPaper(language: Language, statement: Statement): Promise<number[]> {
  const head = { brand: 'Linework Business', address: 'https://portal.example/billing/pay-bill' };
  const bytes = await drawDocument(await statementDocument(language, statement, head));
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return amountsIn(text);
}

async function inFile(language: Language, statement: Statement): Promise<number[]> {
  const { text } = await statementFile(language, statement);
  const cells = [...text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)];
  const perLine = cells.findIndex(([, , end]) => end !== ',') + 1;
  return cells
    .filter((_, at) => at >= perLine && at % perLine === 7)
    .map(([, cell = '']) => fromDecimal(fromCell(cell.replaceAll('""', '"'))).cents);
}

/** What was owed before, and what happened since. */
const before = ({ previous: { billDate, balance, activity } }: Statement): Money[] => [
  ...(billDate === null ? [] : [balance]),
  ...activity.map(({ amount }) => amount),
];

const charges = ({ sections }: Statement): Money[] =>
  sections.flatMap(({ lines }) => lines.map(({ amount }) => amount));

const page = (statement: Statement): Money[] => [
  ...(before(statement).length > 0 ? [statement.previous.left, ...before(statement)] : []),
  ...statement.sections.flatMap(({ total, lines }) => [total, ...lines.map(({ amount }) => amount)]),
  statement.total,
];

const paper = (statement: Statement): Money[] => {
  const { previous, newCharges, total, sections } = statement;
  return [
    ...[previous.balance, subtract(previous.left, previous.balance), newCharges, total],
    ...(before(statement).length > 0 ? [...before(statement), previous.left] : []),
    ...sections.flatMap((section) => [
      ...section.lines.flatMap(({ was, amount }) => (was ? [was, amount] : [amount])),
      section.total,
    ]),
  ];
};

// Every line by itself, so that two of them wrong by the same cent are seen as well.
test.each(languages)(
  'a page, a PDF and a CSV of any statement say the same to the cent, in %s',
  async (language) => {
    await fc.assert(
      fc.asyncProperty(anyStatement, async (statement) => {
        expect(await onPage(language, statement)).toEqual(cents(page(statement)));
        expect(await onPaper(language, statement)).toEqual(cents(paper(statement)));
        expect(await inFile(language, statement)).toEqual(
          cents([...before(statement), ...charges(statement)]),
        );
      }),
      { numRuns: 8 },
    );
  },
  60_000,
);
