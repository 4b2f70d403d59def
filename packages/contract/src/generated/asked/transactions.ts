// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { TransactionDetailQuery, TransactionDetailQueryVariables, TransactionPageQuery, TransactionPageQueryVariables, TransactionsQuery, TransactionsQueryVariables } from '../graph.ts';

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  id: 'sha256:79eb5a1002cc5f3e26b59bf143d86aaf26db9ab482f796a237c949dc6a04b955',
  name: 'Transactions',
};

export const TransactionPageDocument: TypedDocument<TransactionPageQuery, TransactionPageQueryVariables> = {
  id: 'sha256:7ad0368e86de1d381af0fd81420f4be43594bd84a748d4b02d402c78212aae0f',
  name: 'TransactionPage',
};

export const TransactionDetailDocument: TypedDocument<TransactionDetailQuery, TransactionDetailQueryVariables> = {
  id: 'sha256:42746a96837aef9264781cdefcf0b57ace7b541fd04697b4db8109fe6c4aa24f',
  name: 'TransactionDetail',
};
