// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { TransactionDetailQuery, TransactionDetailQueryVariables, TransactionPageQuery, TransactionPageQueryVariables, TransactionsQuery, TransactionsQueryVariables } from '../graph.ts';

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  id: 'sha256:79eb5a1002cc5f3e26b59bf143d86aaf26db9ab482f796a237c949dc6a04b955',
  name: 'Transactions',
};

export const TransactionPageDocument: TypedDocument<TransactionPageQuery, TransactionPageQueryVariables> = {
  id: 'sha256:28502febae6c380f8b60e379f702870fde2ed81c67e5f8ae8e1ef8c6804624de',
  name: 'TransactionPage',
};

export const TransactionDetailDocument: TypedDocument<TransactionDetailQuery, TransactionDetailQueryVariables> = {
  id: 'sha256:99f09a3d9937cd64e59336d543dfa8c5f5fa3c62412a5a3911242f7118aaea42',
  name: 'TransactionDetail',
};
