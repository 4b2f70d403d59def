// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileTransactionDetailQuery, MobileTransactionDetailQueryVariables, MobileTransactionPageQuery, MobileTransactionPageQueryVariables, TransactionDetailQuery, TransactionDetailQueryVariables, TransactionPageQuery, TransactionPageQueryVariables, TransactionsQuery, TransactionsQueryVariables } from '../graph.ts';

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  id: 'sha256:79eb5a1002cc5f3e26b59bf143d86aaf26db9ab482f796a237c949dc6a04b955',
  name: 'Transactions',
};

export const TransactionPageDocument: TypedDocument<TransactionPageQuery, TransactionPageQueryVariables> = {
  id: 'sha256:405d876e2d60bf5d5b9ce3c2962eeb59c6df641b66798d40a666c1bb6584fd9e',
  name: 'TransactionPage',
};

export const TransactionDetailDocument: TypedDocument<TransactionDetailQuery, TransactionDetailQueryVariables> = {
  id: 'sha256:b85b79b73ebfb0d6811881079fdaeb10f5d412b88558e7c7f1894baa7dc9b134',
  name: 'TransactionDetail',
};

export const MobileTransactionPageDocument: TypedDocument<MobileTransactionPageQuery, MobileTransactionPageQueryVariables> = {
  id: 'sha256:46c63ab4712c2c5498220aeb281ed71c839bbf998022a73dc153d2e2dc7e10ef',
  name: 'MobileTransactionPage',
};

export const MobileTransactionDetailDocument: TypedDocument<MobileTransactionDetailQuery, MobileTransactionDetailQueryVariables> = {
  id: 'sha256:fc87519265c603d88893de3fb32022b8e5224f602469e4a08b1aab0ad376eb47',
  name: 'MobileTransactionDetail',
};
