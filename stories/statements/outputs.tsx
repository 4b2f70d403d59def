import { statementsBundles } from '@linework/account-areas/statements';
import { CopyProvider, createCopy, loadCopy } from '@linework/copy';
import { fromCell, fromDecimal, type Money, type StatementActivity } from '@linework/domain';
import type { rangeDocument, rangeFile } from '@linework/messages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { extractText, getDocumentProxy } from 'unpdf';
import { drawDocument } from '../../apps/edge/src/capabilities/statements/pdf/draw-document.ts';

/** The languages in which everything is said. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** What stands at the head of documents. */
export const head = {
  brand: 'Linework Business',
  billed: {
    companyName: 'Maple Street Bakery',
    billToAddress: { addressLine1: '214 Maple Street', city: 'Rochester', state: 'NY', zip: '14607' },
  },
  address: 'https://portal.example/billing/pay-bill',
};

/** What one of the three outputs says: every amount in cents, and every payment by its method's digits and its number. */
export interface Said {
  readonly amounts: readonly number[];
  readonly payments: readonly string[];
}

export const cents = (amounts: readonly Money[]): number[] => amounts.map((amount) => amount.cents);

/** The payments of lines, as they are told wherever they are told. */
export const paymentsOf = (lines: readonly StatementActivity[]): readonly string[] =>
  lines.flatMap(({ payment }) => (payment ? [`${payment.method.lastFourDigits} ${payment.reference}`] : []));

/** On a page that a payment came back to us says enough: it names the numbers of what was paid and given back. */
export const toldOnPage = (lines: readonly StatementActivity[]): readonly StatementActivity[] =>
  lines.filter(({ kind }) => kind === 'payment' || kind === 'refund');

function saidIn(text: string): Said {
  // What keeps a sign with its amount is not seen.
  const amounts = [...text.replaceAll('\u2060', '').matchAll(/(\u2212?)\$([\d,]+)\.(\d\d)/g)].map(
    ([, sign, whole = '', part]) => Number(`${whole.replaceAll(',', '')}${part}`) * (sign ? -1 : 1),
  );
  // A number stands on one line, so that it can be copied whole.
  const payments = [...text.matchAll(/····\s(\d{4})[^·]*?\b([2-9A-Z]{4}-[2-9A-Z]{4})\b/g)];
  return { amounts, payments: payments.map(([, digits, reference]) => `${digits} ${reference}`) };
}

/** What a page says. */
export async function onPage(language: Language, page: ReactNode): Promise<Said> {
  const copy = createCopy({ language, strict: true });
  await loadCopy(copy, statementsBundles);
  const markup = renderToStaticMarkup(<CopyProvider copy={copy}>{page}</CopyProvider>);
  return saidIn(markup.replaceAll(/<[^>]*>/g, ' '));
}

/** What a document says once it is a PDF. */
export async function onPaper(document: Awaited<ReturnType<typeof rangeDocument>>): Promise<Said> {
  const { text } = await extractText(await getDocumentProxy(await drawDocument(document)), {
    mergePages: true,
  });
  return saidIn(text);
}

const column = { amount: 7, method: 9, reference: 10 } as const;

/** What a file for spreadsheets says below its first line. */
export function inFile({ text }: Awaited<ReturnType<typeof rangeFile>>): Said {
  const cells = [...text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)];
  const perLine = cells.findIndex(([, , end]) => end !== ',') + 1;
  const inColumn = (wanted: number) =>
    cells
      .filter((_, at) => at >= perLine && at % perLine === wanted)
      .map(([, cell = '']) => fromCell(cell.replaceAll('""', '"')));
  const references = inColumn(column.reference);
  return {
    amounts: cents(inColumn(column.amount).map(fromDecimal)),
    payments: inColumn(column.method).flatMap((method, at) =>
      method === '' ? [] : [`${method.slice(-4)} ${references[at]}`],
    ),
  };
}
