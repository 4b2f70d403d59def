import { createCopy, type Language, readTexts, type Texts } from '@linework/copy/words';
import {
  type BusinessDate,
  type CsvCell,
  csvLine,
  csvStart,
  type Money,
  type Statement,
  type StatementActivity,
  type StatementPayment,
  type StatementRange,
  subtract,
  sum,
  toDecimal,
} from '@linework/domain';
import { methodLabel } from '../transaction-file/method-label.ts';
import { transactionFileCopy } from '../transaction-file/transaction-file.copy.ts';
import type transactions from '../transaction-file/transaction-file.en.json';
import { statementFileCopy } from './statement-file.copy.ts';
import type en from './statement-file.en.json';

const columns = [
  'part',
  'date',
  'posted',
  'description',
  'from',
  'to',
  'was',
  'amount',
  'channel',
  'method',
  'reference',
] as const;

/** One line of a file; the amounts of all make what the statement comes to. */
interface Row {
  readonly part: string;
  readonly amount: Money;
  readonly date?: BusinessDate | null;
  /** The day that it counts from, where it is a line of the account. */
  readonly posted?: BusinessDate | null;
  readonly description?: string;
  readonly from?: BusinessDate | null;
  readonly to?: BusinessDate | null;
  readonly was?: Money | null;
  readonly payment?: StatementPayment | null;
}

interface Words {
  readonly t: Texts<typeof en>;
  /** What a file of transactions says of the same lines. */
  readonly transactions: Texts<typeof transactions>;
}

/** A file for spreadsheets. */
export interface StatementFile {
  /** Without its ending. */
  readonly name: string;
  readonly text: string;
}

async function wordsIn(language: Language): Promise<Words> {
  const copy = createCopy({ language, strict: true });
  const [t, transactions] = [
    await readTexts(copy, statementFileCopy),
    await readTexts(copy, transactionFileCopy),
  ];
  return { t, transactions };
}

/** A statement as a file: the balance before, what happened since, and each charge. All of it sums to the statement's total. */
export async function statementFile(language: Language, statement: Statement): Promise<StatementFile> {
  const words = await wordsIn(language);
  const { t } = words;
  const { previous, sections, billDate: day } = statement;
  const balance: readonly Row[] =
    previous.billDate === null
      ? []
      : [{ part: t('balance'), date: previous.billDate, amount: previous.balance }];
  const charges = sections.flatMap(({ service, lines }) =>
    lines.map(
      (line): Row => ({
        part: t(`services.${service}`),
        description: line.description[language],
        from: line.serviceFrom,
        to: line.serviceTo,
        was: line.was,
        amount: line.amount,
      }),
    ),
  );
  const rows = [...balance, ...activityRows(words, previous.activity), ...charges];
  return { name: t('name', { day }), text: written(words, rows) };
}

/** What happened between two days as a file. All of it sums to the balance on the last one. */
export async function rangeFile(language: Language, range: StatementRange): Promise<StatementFile> {
  const words = await wordsIn(language);
  const { t } = words;
  const { from, to, opening, closing, lines, linesLeftOut: count } = range;
  const told = sum([opening, ...lines.map(({ amount }) => amount)]);
  const rows: readonly Row[] = [
    { part: t('opening'), date: from, amount: opening },
    ...(count > 0 ? [{ part: t('leftOut', { count }), amount: subtract(closing, told) }] : []),
    ...activityRows(words, lines),
  ];
  return { name: t('nameOfRange', { from, to }), text: written(words, rows) };
}

const activityRows = ({ transactions }: Words, activity: readonly StatementActivity[]): readonly Row[] =>
  activity.map(({ kind, date, postedDate, amount, payment }) => ({
    part: transactions(`kinds.${kind}`),
    date,
    posted: postedDate ?? date,
    amount,
    payment,
  }));

function written(words: Words, rows: readonly Row[]): string {
  const head = columns.map((column) => ({ text: words.t(`heads.${column}`) }));
  return csvStart + [head, ...rows.map((row) => cellsOf(words, row))].map(csvLine).join('');
}

function cellsOf({ transactions }: Words, row: Row): CsvCell[] {
  const { part, date, posted, description, from, to, was, amount, payment } = row;
  return [
    { text: part },
    { value: date ?? '' },
    { value: posted ?? '' },
    { text: description ?? '' },
    { value: from ?? '' },
    { value: to ?? '' },
    { value: was ? toDecimal(was) : '' },
    { value: toDecimal(amount) },
    { text: payment ? transactions(`channels.${payment.channel}`) : '' },
    { text: payment ? methodLabel(transactions, payment.method) : '' },
    { text: payment?.reference ?? '' },
  ];
}
