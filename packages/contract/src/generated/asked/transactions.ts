// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileTransactionDetailQuery, MobileTransactionDetailQueryVariables, MobileTransactionPageQuery, MobileTransactionPageQueryVariables, TransactionDetailQuery, TransactionDetailQueryVariables, TransactionPageQuery, TransactionPageQueryVariables, TransactionsQuery, TransactionsQueryVariables } from '../graph.ts';

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  id: 'sha256:6f714cf984e17339155fbf7f9371d10a64f9373a9b997939b7558810b1380e80',
  name: 'Transactions',
};

export const TransactionPageDocument: TypedDocument<TransactionPageQuery, TransactionPageQueryVariables> = {
  id: 'sha256:5b202ddef40513721f026fea34264eeccc84c2ba3d033a86b72226211c010a04',
  name: 'TransactionPage',
};

export const TransactionDetailDocument: TypedDocument<TransactionDetailQuery, TransactionDetailQueryVariables> = {
  id: 'sha256:434a15e8e42de5c7977fa0e6b02b115ceafd30f2bfba9549842ddfad4b8a01a8',
  name: 'TransactionDetail',
};

export const MobileTransactionPageDocument: TypedDocument<MobileTransactionPageQuery, MobileTransactionPageQueryVariables> = {
  id: 'sha256:6b430c469000d570cc6d47f8adee984d6e628c3fa9847d3ca10001c6f4233217',
  name: 'MobileTransactionPage',
};

export const MobileTransactionDetailDocument: TypedDocument<MobileTransactionDetailQuery, MobileTransactionDetailQueryVariables> = {
  id: 'sha256:92200b1bde2f0cd0ef66ea0a89aaf363c632478dd61b217ffb6f924ad68399ed',
  name: 'MobileTransactionDetail',
};
