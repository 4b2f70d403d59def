import {
  MobileTransactionDetailDocument,
  MobileTransactionPageDocument,
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

/** What a view asks for, as both lists take it. @param today which its period is reckoned from */
const variablesOf = (accountId: string, view: TransactionView, today: BusinessDate) => ({
  accountId,
  filter: transactionFilterToWire(filterOfView(view, today)),
  sort: view.sort,
  first: view.showsAll ? mostTransactionsShown : transactionPageSize,
  after: view.after,
  before: view.before,
});

/** The part of the list that a view asks for. @param today which its period is reckoned from */
export const transactionPageQuestion = (
  accountId: string,
  view: TransactionView,
  today: BusinessDate,
): AccountQuestion<TransactionPage> =>
  graphQuestion(
    (id: string) => ({ document: TransactionPageDocument, variables: variablesOf(id, view, today) }),
    ({ transactionPage }) => transactionPageFromWire(transactionPage),
  )(accountId);

/** The same of what was charged and paid for mobile service. */
export const mobilePageQuestion = (
  accountId: string,
  view: TransactionView,
  today: BusinessDate,
): AccountQuestion<TransactionPage> =>
  graphQuestion(
    (id: string) => ({ document: MobileTransactionPageDocument, variables: variablesOf(id, view, today) }),
    ({ mobileTransactionPage }) => transactionPageFromWire(mobileTransactionPage),
  )(accountId);

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
    ({ mobileTransactionDetail: detail }) => detail && transactionDetailFromWire(detail),
  )(accountId);
