import {
  accountNewsFromWire,
  BillingSummaryDocument,
  billFromWire,
  billingSummaryFromWire,
  CustomerBillsDocument,
  DismissNewsDocument,
  methodFromWire,
  PaymentMethodsDocument,
  TransactionsDocument,
  transactionFromWire,
} from '@linework/contract';
import type { AccountNews, BillingSummary, CustomerBill, MethodOption, Transaction } from '@linework/domain';
import { askGraph } from './graph.ts';

export async function fetchBillingSummary(accountId: string): Promise<BillingSummary> {
  const { billingSummary } = await askGraph(BillingSummaryDocument, { accountId });
  return billingSummaryFromWire(billingSummary);
}

/** Closes the news of how a payment ended, for this user; answers what is still told. */
export async function dismissNews(accountId: string, paymentId: string): Promise<AccountNews> {
  const { dismissNews: answer } = await askGraph(DismissNewsDocument, { accountId, paymentId });
  return accountNewsFromWire(answer.news);
}

export async function fetchMethods(accountId: string): Promise<MethodOption[]> {
  const { paymentMethods } = await askGraph(PaymentMethodsDocument, { accountId });
  return paymentMethods.map(methodFromWire);
}

/** The bills of the last twelve months, newest first. */
export async function fetchBills(accountId: string): Promise<CustomerBill[]> {
  const { customerBills } = await askGraph(CustomerBillsDocument, { accountId, first: 12, after: null });
  return customerBills.nodes.map(billFromWire);
}

/** The newest lines of the account's activity. */
export async function fetchTransactions(accountId: string): Promise<Transaction[]> {
  const { transactions } = await askGraph(TransactionsDocument, { accountId, first: 5, after: null });
  return transactions.nodes.map(transactionFromWire);
}
