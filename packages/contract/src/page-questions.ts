import type { Permission } from '@linework/domain';
import {
  BillingSummaryDocument,
  CustomerBillsDocument,
  DraftDocument,
  PaymentMethodsDocument,
  TransactionsDocument,
} from './generated/graph.ts';
import { pagePaths } from './page-paths.ts';
import { findPath, type ParametersOf, readPath } from './path-pattern.ts';
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

/** What a page asks about an account as soon as it shows, and who may ask it: also about what its address names. */
interface FirstQuestions<Pattern extends string> {
  readonly permission: Permission;
  readonly questions: Readonly<
    Record<string, (accountId: string, parameters: ParametersOf<Pattern>) => GraphQuestion<object>>
  >;
}

type Patterns = Readonly<Record<string, string>>;
type QuestionsByPage<Paths extends Patterns> = {
  readonly [Page in keyof Paths]?: FirstQuestions<Paths[Page]>;
};

/** What is asked first at an address, of any account. */
export interface AskedFirst {
  readonly permission: Permission;
  readonly about: (accountId: string) => readonly GraphQuestion<object>[];
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
} as const satisfies QuestionsByPage<typeof pagePaths>;

function askedOf<Paths extends Patterns, Page extends keyof Paths>(
  paths: Paths,
  questions: QuestionsByPage<Paths>,
  page: Page,
  path: string,
): AskedFirst | null {
  const first = questions[page];
  const parameters = readPath<Paths[Page]>(paths[page], path);
  if (!first || !parameters) return null;
  return {
    permission: first.permission,
    about: (accountId) => Object.values(first.questions).map((ask) => ask(accountId, parameters)),
  };
}

/** What the page at a path asks first, by a table of questions; `null` where it is not known beforehand. */
export function askedFirst<Paths extends Patterns>(
  paths: Paths,
  questions: QuestionsByPage<Paths>,
  path: string,
): AskedFirst | null {
  const found = findPath(
    Object.entries(paths).map(([page, pattern]) => ({ page, path: pattern })),
    path,
  );
  return found && askedOf(paths, questions, found.row.page, path);
}

/** What the page at this path of the portal asks first; `null` where it is not known beforehand. */
export const firstQuestionsAt = (path: string): AskedFirst | null =>
  askedFirst(pagePaths, firstQuestions, path);
