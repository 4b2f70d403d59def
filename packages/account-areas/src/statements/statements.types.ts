import type {
  BillingSummary,
  BusinessDate,
  ListedStatement,
  OutcomeCode,
  RangeProblems,
  Statement,
  StatementRange,
  StatementsStanding,
} from '@linework/domain';
import type { Download } from '@linework/parts/files';
import type { Loadable } from '@linework/parts/loadable';

/** The statements that are offered, newest first, and how the account's statements stand. */
export interface StatementList extends StatementsStanding {
  readonly nodes: readonly ListedStatement[];
}

/** A statement that was asked for; `null` where there is none, or none of that id. */
export interface StatementAnswer extends StatementsStanding {
  readonly statement: Statement | null;
}

/** What can be downloaded. */
export type DocumentKind = 'pdf' | 'csv';

/** What a document is of. */
export type DocumentOf =
  | { readonly statement: string }
  | { readonly from: BusinessDate; readonly to: BusinessDate };

/** What a download of a document can end in besides the document. */
export type DownloadOutcome = Extract<OutcomeCode, 'LW-STM-030' | 'LW-STM-031'>;

/** Where the page leads. */
export interface StatementsLinks {
  readonly billing: string;
  /** Where what is due is paid; `null` for who may not pay. */
  readonly pay: string | null;
  /** Where what is past due is paid, where more than that is due; `null` as well. */
  readonly payPastDue: string | null;
  /** Where what nothing else is set to pay is paid; `null` as well. */
  readonly payLeft: string | null;
  /** Where cash is taken. */
  readonly stores: string;
  /** The newest statement, with the list of all. */
  readonly all: string;
  readonly statement: (id: string) => string;
  /** Where days are chosen; with both, what happened between them. */
  readonly range: string;
  /** A document, ready to be fetched by the browser alone too. */
  readonly document: (kind: DocumentKind, of: DocumentOf) => string;
}

interface Common {
  readonly today: BusinessDate;
  readonly links: StatementsLinks;
  readonly download: Download<DownloadOutcome>;
  /** The document's title, as the screen knows it. */
  readonly onTitleChange: (title: string) => void;
}

export interface StatementsProps extends Common {
  /** The id in the address; `null` for the newest. */
  readonly asked: string | null;
  readonly list: Loadable<StatementList>;
  readonly statement: Loadable<StatementAnswer>;
  readonly summary: Loadable<BillingSummary>;
  readonly onChoose: (id: string) => void;
  /** Leads to billing home. */
  readonly onLeave: () => void;
}

/** What was typed or linked of a range; each is whole and real, or `null`. */
export interface AskedRange {
  readonly from: BusinessDate | null;
  readonly to: BusinessDate | null;
}

export interface StatementRangeProps extends Common {
  readonly asked: AskedRange;
  /** What is wrong with the days of the address; nothing where it names none. */
  readonly problems: Partial<RangeProblems>;
  /** `null` while no days are asked for that could have one. */
  readonly range: Loadable<StatementRange> | null;
  readonly onChoose: (range: { readonly from: BusinessDate; readonly to: BusinessDate }) => void;
}
