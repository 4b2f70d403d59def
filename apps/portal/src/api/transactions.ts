import {
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

/** The part of the list that a view asks for. @param today which its period is reckoned from */
export const transactionPageQuestion = (
  accountId: string,
  view: TransactionView,
  today: BusinessDate,
): AccountQuestion<TransactionPage> =>
  graphQuestion(
    (id: string) => ({
      document: TransactionPageDocument,
      variables: {
        accountId: id,
        filter: transactionFilterToWire(filterOfView(view, today)),
        sort: view.sort,
        first: view.showsAll ? mostTransactionsShown : transactionPageSize,
        after: view.after,
        before: view.before,
      },
    }),
    ({ transactionPage }) => transactionPageFromWire(transactionPage),
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
