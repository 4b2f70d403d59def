import type { Language } from '@linework/copy/words';
import {
  type BusinessDate,
  billOr,
  type CsvCell,
  csvLine,
  csvStart,
  type Money,
  rangeSteps,
  type Statement,
  type StatementActivity,
  type StatementPayment,
  type StatementRange,
  toDecimal,
} from '@linework/domain';
import { type DocumentWords, documentWords } from '../statement-document/document-words.ts';
import { stepText } from '../statement-document/step-text.ts';
import { methodLabel } from '../transaction-file/method-label.ts';

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

/** Days have a column more. It is the last one: whoever reads files by the place of a column finds the others where they were. */
const columnsOfRange = [...columns, 'runningTotal'] as const;

/** One line of a file; the amounts of all make what the statement comes to. */
interface Row {
  readonly part: string;
  readonly amount: Money;
  readonly date?: BusinessDate | null;
  /** The day that it counts from, where it is a line of the account. */
  readonly posted?: BusinessDate | null;
  /** In the words of the PDF. */
  readonly description: string;
  readonly from?: BusinessDate | null;
  readonly to?: BusinessDate | null;
  readonly was?: Money | null;
  readonly payment?: StatementPayment | null;
  /** What this row and all before it sum to, in a file of days. */
  readonly runningTotal?: Money;
}

/** A file for spreadsheets. */
export interface StatementFile {
  /** Without its ending. */
  readonly name: string;
  readonly text: string;
}

/** A statement as a file: the balance before, what happened since, and each charge. All of it sums to the statement's total. */
export async function statementFile(language: Language, statement: Statement): Promise<StatementFile> {
  const words = await documentWords(language);
  const { t, file } = words;
  const { previous, sections, billDate: day } = statement;
  const balance: readonly Row[] =
    previous.billDate === null
      ? []
      : [
          {
            part: file('balance'),
            date: previous.billDate,
            description: t('previous.balance'),
            amount: previous.balance,
          },
        ];
  const charges = sections.flatMap(({ service, lines }) =>
    lines.map(
      (line): Row => ({
        part: file(`services.${service}`),
        description: line.description[language],
        from: line.serviceFrom,
        to: line.serviceTo,
        was: line.was,
        amount: line.amount,
      }),
    ),
  );
  const rows = [...balance, ...previous.activity.map((line) => activityRow(words, line)), ...charges];
  return { name: file('name', { day }), text: written(words, columns, rows) };
}

/** What happened between two days as a file. All of it sums to the balance on the last one. */
export async function rangeFile(language: Language, range: StatementRange): Promise<StatementFile> {
  const words = await documentWords(language);
  const { file } = words;
  const { from, to, linesLeftOut: count } = range;
  const rows = rangeSteps(range).map(({ what, amount, runningTotal }): Row => {
    const step = { description: searchable(stepText(words, range, what)), amount, runningTotal };
    if (what === 'opening') return { ...step, part: file('opening'), date: from };
    if (what === 'leftOut') return { ...step, part: file('leftOut', { count }) };
    return { ...activityRow(words, what), ...step };
  });
  return { name: file('nameOfRange', { from, to }), text: written(words, columnsOfRange, rows) };
}

/** What holds words together on a line is a plain space in a cell: otherwise nobody who types one finds it. */
const searchable = (text: string): string => text.replaceAll('\u00a0', ' ');

function activityRow({ transactions, activityText }: DocumentWords, line: StatementActivity): Row {
  const { date, postedDate, amount, payment } = line;
  return {
    part: transactions(`kinds.${billOr(line, line.kind)}`),
    date,
    posted: postedDate ?? date,
    description: searchable(activityText(line)),
    amount,
    payment,
  };
}

function written(
  words: DocumentWords,
  heads: typeof columns | typeof columnsOfRange,
  rows: readonly Row[],
): string {
  const head = heads.map((column) => ({ text: words.file(`heads.${column}`) }));
  return csvStart + [head, ...rows.map((row) => cellsOf(words, row))].map(csvLine).join('');
}

function cellsOf({ transactions }: DocumentWords, row: Row): CsvCell[] {
  const { part, date, posted, description, from, to, was, amount, payment, runningTotal } = row;
  return [
    { text: part },
    { value: date ?? '' },
    { value: posted ?? '' },
    { text: description },
    { value: from ?? '' },
    { value: to ?? '' },
    { value: was ? toDecimal(was) : '' },
    { value: toDecimal(amount) },
    { text: payment ? transactions(`channels.${payment.channel}`) : '' },
    { text: payment ? methodLabel(transactions, payment.method) : '' },
    { text: payment?.reference ?? '' },
    ...(runningTotal ? [{ value: toDecimal(runningTotal) }] : []),
  ];
}
