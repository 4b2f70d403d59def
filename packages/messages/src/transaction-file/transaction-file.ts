import { createCopy, type Language, readTexts, type Texts } from '@linework/copy/words';
import {
  type CsvCell,
  csvLine,
  csvStart,
  type FileOf,
  type ListedTransaction,
  lineCounts,
  listedNameOf,
  statusNameOf,
  toDecimal,
  usd,
} from '@linework/domain';
import { methodLabel } from './method-label.ts';
import { transactionFileCopy } from './transaction-file.copy.ts';
import type en from './transaction-file.en.json';

type Words = Texts<typeof en>;

const columns = [
  'date',
  'posted',
  'dueDate',
  'kind',
  'status',
  'amount',
  'counted',
  'channel',
  'method',
  'reference',
  'refunded',
] as const;

/** How an account's transactions are written as a file for spreadsheets. */
export interface TransactionFile {
  /** Without its ending. */
  readonly name: string;
  /** The file's first line. */
  readonly head: string;
  readonly line: (transaction: ListedTransaction) => string;
}

/** The file in a language. Days and amounts are the same in each. @param of whose lines it holds; `null` for the account's */
export async function transactionFile(
  language: Language,
  of: FileOf | null = null,
): Promise<TransactionFile> {
  const t = await readTexts(createCopy({ language, strict: true }), transactionFileCopy);
  return {
    name: t(of === 'mobile' ? 'nameOfMobile' : 'name'),
    head: csvStart + csvLine(columns.map((column) => ({ text: t(`heads.${column}`) }))),
    line: (transaction) => csvLine(cellsOf(t, transaction)),
  };
}

/** The amount as the list shows it, and beside it what the line did to the balance: that column adds up. A device has a balance of its own. */
function cellsOf(t: Words, line: ListedTransaction): CsvCell[] {
  const { date, postedDate, dueDate, amount, payment, refunded } = line;
  const counts = lineCounts(line) === 'counted';
  return [
    { value: date },
    { value: postedDate ?? '' },
    { value: dueDate ?? '' },
    { text: t(`kinds.${listedNameOf(line)}`) },
    { text: t(`statuses.${statusNameOf(line)}`) },
    { value: toDecimal(counts ? amount : usd(Math.abs(amount.cents))) },
    { value: toDecimal(postedDate === null || payment?.device ? usd(0) : amount) },
    { text: payment ? t(`channels.${payment.channel}`) : '' },
    { text: payment ? methodLabel(t, payment.method) : '' },
    { text: payment?.reference ?? '' },
    { value: refunded ? toDecimal(refunded) : '' },
  ];
}
