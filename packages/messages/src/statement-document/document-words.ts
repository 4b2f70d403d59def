import {
  createCopy,
  date,
  dateShort,
  type Language,
  locales,
  money,
  readTexts,
  type Texts,
} from '@linework/copy/words';
import {
  type Account,
  type BusinessDate,
  billOr,
  type Money,
  type StatementActivity,
} from '@linework/domain';
import { statementFileCopy } from '../statement-file/statement-file.copy.ts';
import type file from '../statement-file/statement-file.en.json';
import { methodLabel } from '../transaction-file/method-label.ts';
import { transactionFileCopy } from '../transaction-file/transaction-file.copy.ts';
import type transactions from '../transaction-file/transaction-file.en.json';
import { statementDocumentCopy } from './statement-document.copy.ts';
import type en from './statement-document.en.json';

/** The words of documents in a language, and how they write days and amounts. */
export interface DocumentWords {
  readonly t: Texts<typeof en>;
  /** What a file for spreadsheets calls the same. */
  readonly file: Texts<typeof file>;
  /** What a file of transactions says of the same lines. */
  readonly transactions: Texts<typeof transactions>;
  readonly language: Language;
  readonly locale: string;
  readonly money: (amount: Money) => string;
  readonly date: (day: BusinessDate) => string;
  readonly dateShort: (day: BusinessDate) => string;
  /** Whose account it is and where it is billed, a row each. */
  readonly billed: (
    account: Pick<Account, 'companyName' | 'billToAddress'>,
  ) => readonly (readonly [string, string])[];
  /** What a line of the account is, by its kind, its bill or its payment. */
  readonly activityText: (line: StatementActivity) => string;
  /** A line of the account: what it is, the day, the amount. */
  readonly activity: (line: StatementActivity) => readonly [string, string, string];
}

export async function documentWords(language: Language): Promise<DocumentWords> {
  const copy = createCopy({ language, strict: true });
  const t = await readTexts(copy, statementDocumentCopy);
  const file = await readTexts(copy, statementFileCopy);
  const transactions = await readTexts(copy, transactionFileCopy);
  const activityText = ({ payment, postedDate, ...line }: StatementActivity): string => {
    const name = billOr(line, line.kind);
    if (name === 'bill') return t('bill', { day: line.date });
    const kind = transactions(`kinds.${name}`);
    if (!payment) return kind;
    return t(postedDate ? 'activityPosted' : 'activity', {
      kind,
      method: methodLabel(transactions, payment.method),
      reference: payment.reference,
      posted: postedDate ? dateShort(language, postedDate) : '',
    });
  };
  return {
    t,
    file,
    transactions,
    language,
    locale: locales[language],
    money: (amount) => money(language, amount),
    date: (day) => date(language, day),
    dateShort: (day) => dateShort(language, day),
    billed: ({ companyName, billToAddress }) => [
      [t('facts.billedTo'), companyName],
      [t('facts.billingAddress'), t('facts.address', { ...billToAddress })],
    ],
    activityText,
    activity: (line) => [activityText(line), dateShort(language, line.date), money(language, line.amount)],
  };
}
