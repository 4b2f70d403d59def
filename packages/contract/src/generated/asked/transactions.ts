// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { TransactionDetailQuery, TransactionDetailQueryVariables, TransactionPageQuery, TransactionPageQueryVariables, TransactionsQuery, TransactionsQueryVariables } from '../graph.ts';

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  id: 'sha256:6f714cf984e17339155fbf7f9371d10a64f9373a9b997939b7558810b1380e80',
  name: 'Transactions',
};

export const TransactionPageDocument: TypedDocument<TransactionPageQuery, TransactionPageQueryVariables> = {
  id: 'sha256:d71ecee94d9a13b7cefe9d589e9282dac42b00be9460bd3905bfb27f19e449c1',
  name: 'TransactionPage',
};

export const TransactionDetailDocument: TypedDocument<TransactionDetailQuery, TransactionDetailQueryVariables> = {
  id: 'sha256:e6a58f03172662dcb72b1b57acc834c60dbb189ab9c953b7374c645893b04287',
  name: 'TransactionDetail',
};
