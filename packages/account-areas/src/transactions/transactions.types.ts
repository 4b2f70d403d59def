import type {
  BusinessDate,
  CardOutcomeCode,
  DelayedStatement,
  ListedTransaction,
  TransactionDetail,
  TransactionPage,
  TransactionView,
} from '@linework/domain';
import type { Download } from '@linework/parts/files';
import type { Loadable } from '@linework/parts/loadable';

/** Everything that happened on the account, its payments alone, or what happened for mobile service. */
export type TransactionScope = 'everything' | 'payments' | 'mobile';

/** What a tab shows: the account's pages, or the parts of mobile service's. */
export type TransactionTab = 'everything' | 'payments' | 'mobile' | 'mobilePayments' | 'mobileRefunds';

/** What a download of the lines can end in besides the file. */
export type FileOutcome = Extract<CardOutcomeCode, 'LW-TRX-030'>;

/** Where the page leads. */
export interface TransactionLinks {
  readonly billing: string;
  /** The same lines under each tab. */
  readonly toTab: (tab: TransactionTab) => string;
  /** This page, as a view says it. */
  readonly toView: (view: TransactionView) => string;
  /** What the view shows, as a file. */
  readonly file: (view: TransactionView) => string;
  /** The statement of the bill of a day; `null` where it is not out yet, or not offered any more. */
  readonly toStatement: (billDate: BusinessDate) => string | null;
  /** Where a payment that waits for its day is changed; `null` for whoever may not, or where that is turned off. */
  readonly toScheduled: (paymentId: string) => string | null;
  /** Where what a line asks for is paid; `null` for whoever may not, or where that is turned off. */
  readonly toPay: (line: Pick<ListedTransaction, 'payment'>) => string | null;
}

export interface TransactionsProps {
  readonly scope: TransactionScope;
  /** The view that is asked for, and shown. */
  readonly view: TransactionView;
  /** The view that the address says: for a moment the one before. */
  readonly said: TransactionView;
  /** Another number where what was typed gave way to what the address says: the fields say that then. */
  readonly givenUp?: number;
  /** Another view is asked for: `replace` while something is typed, so that Back leads to the page before. */
  readonly onView: (view: TransactionView, how: 'push' | 'replace') => void;
  readonly page: Loadable<TransactionPage>;
  /** The line that is open; `null` while none is. */
  readonly detail: Loadable<TransactionDetail | null> | null;
  /** The bill whose statement is on its way; `null` where none is, or none of it is known. */
  readonly delayed: DelayedStatement | null;
  readonly links: TransactionLinks;
  readonly download: Download<FileOutcome>;
  /** Who reads, so that what they paid says so. */
  readonly readerId: string;
}
