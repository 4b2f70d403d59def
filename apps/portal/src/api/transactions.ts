import {
  MobileTransactionDetailDocument,
  MobileTransactionPageDocument,
  mobileDetailFromWire,
  TransactionDetailDocument,
  TransactionPageDocument,
  transactionDetailFromWire,
  transactionFilterToWire,
  transactionPageFromWire,
} from '@linework/contract';
import {
  type BusinessDate,
  filterOfView,
  mostTransactionsShown,
  type TransactionDetail,
  type TransactionPage,
  type TransactionView,
  transactionPageSize,
} from '@linework/domain';
import { type AccountQuestion, graphQuestion } from './account-question.ts';
import { isCallProblem } from './call-problem.ts';

const places: readonly string[] = ['/variables/after', '/variables/before'];

/** Whether the edge knows no such place in the list: its address was cut off, or is of another list. */
const isNoPlace = (error: unknown): boolean =>
  isCallProblem(error) && (error.problem?.errors.some(({ pointer }) => places.includes(pointer)) ?? false);

/** A page of a list; `null` where it was to begin at a place that the list does not have. */
const orNoPlace = (question: AccountQuestion<TransactionPage>): AccountQuestion<TransactionPage | null> => ({
  key: question.key,
  ask: () =>
    question.ask().catch((error: unknown) => {
      if (isNoPlace(error)) return null;
      throw error;
    }),
});

/** What a view asks for, as both lists take it. @param today which its period is reckoned from */
const variablesOf = (accountId: string, view: TransactionView, today: BusinessDate) => ({
  accountId,
  filter: transactionFilterToWire(filterOfView(view, today)),
  sort: view.sort,
  first: view.showsAll ? mostTransactionsShown : transactionPageSize,
  after: view.after,
  before: view.before,
});

/** The part of the list that a view asks for; `null` where there is no such part. @param today which its period is reckoned from */
export const transactionPageQuestion = (
  accountId: string,
  view: TransactionView,
  today: BusinessDate,
): AccountQuestion<TransactionPage | null> =>
  orNoPlace(
    graphQuestion(
      (id: string) => ({ document: TransactionPageDocument, variables: variablesOf(id, view, today) }),
      ({ transactionPage }) => transactionPageFromWire(transactionPage),
    )(accountId),
  );

/** The same of what was charged and paid for mobile service. */
export const mobilePageQuestion = (
  accountId: string,
  view: TransactionView,
  today: BusinessDate,
): AccountQuestion<TransactionPage | null> =>
  orNoPlace(
    graphQuestion(
      (id: string) => ({ document: MobileTransactionPageDocument, variables: variablesOf(id, view, today) }),
      ({ mobileTransactionPage }) => transactionPageFromWire(mobileTransactionPage),
    )(accountId),
  );

/** One transaction with what it settled; `null` where the account has no such. */
export const transactionDetailQuestion = (
  accountId: string,
  id: string,
): AccountQuestion<TransactionDetail | null> =>
  graphQuestion(
    (account: string) => ({ document: TransactionDetailDocument, variables: { accountId: account, id } }),
    ({ transactionDetail }) => transactionDetail && transactionDetailFromWire(transactionDetail),
  )(accountId);

/** The same of mobile service. */
export const mobileDetailQuestion = (
  accountId: string,
  id: string,
): AccountQuestion<TransactionDetail | null> =>
  graphQuestion(
    (account: string) => ({
      document: MobileTransactionDetailDocument,
      variables: { accountId: account, id },
    }),
    ({ mobileTransactionDetail: detail }) => detail && mobileDetailFromWire(detail),
  )(accountId);
