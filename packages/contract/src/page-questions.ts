import type { Permission } from '@linework/domain';
import {
  BillingSummaryDocument,
  CustomerBillsDocument,
  DraftDocument,
  PaymentMethodsDocument,
  TransactionsDocument,
} from './generated/graph.ts';
import type { PageName } from './page-paths.ts';
import type { TypedDocument } from './typed-document.ts';

/** What a question about an account names. */
interface AboutAccount {
  readonly accountId: string | number;
  readonly [name: string]: unknown;
}

/** An operation of the graph, and what it is asked about: the same question has the same name and variables. */
export interface GraphQuestion<Result, Variables extends AboutAccount = AboutAccount> {
  readonly document: TypedDocument<Result, Variables>;
  readonly variables: Variables;
}

const question = <Result, Variables extends AboutAccount>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): GraphQuestion<Result, Variables> => ({ document, variables });

/** The flow that payments are made in, as drafts call it. */
export const paymentFlow = 'one-time-payment';

/** What a page asks about an account as soon as it shows, and who may ask it. */
interface FirstQuestions {
  readonly permission: Permission;
  readonly questions: Readonly<Record<string, (accountId: string) => GraphQuestion<object>>>;
}

/** What pages ask first, by page: the edge sends the answers with the page, and the portal finds them by their questions. */
export const firstQuestions = {
  payBill: {
    permission: 'billing.view',
    questions: {
      summary: (accountId: string) => question(BillingSummaryDocument, { accountId }),
      methods: (accountId: string) => question(PaymentMethodsDocument, { accountId }),
      /** The bills of the last twelve months, newest first. */
      bills: (accountId: string) => question(CustomerBillsDocument, { accountId, first: 12, after: null }),
      /** The newest lines of the account's activity. */
      activity: (accountId: string) => question(TransactionsDocument, { accountId, first: 5, after: null }),
      draft: (accountId: string) => question(DraftDocument, { accountId, flow: paymentFlow }),
    },
  },
} as const satisfies Partial<Record<PageName, FirstQuestions>>;

const byPage: Partial<Readonly<Record<PageName, FirstQuestions>>> = firstQuestions;

/** What the page of this name asks first; `null` where it is not known beforehand. */
export const firstQuestionsOf = (page: PageName): FirstQuestions | null => byPage[page] ?? null;
