// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileTransactionDetailQuery, MobileTransactionDetailQueryVariables, MobileTransactionPageQuery, MobileTransactionPageQueryVariables, TransactionDetailQuery, TransactionDetailQueryVariables, TransactionPageQuery, TransactionPageQueryVariables, TransactionsQuery, TransactionsQueryVariables } from '../graph.ts';

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  id: 'sha256:6f714cf984e17339155fbf7f9371d10a64f9373a9b997939b7558810b1380e80',
  name: 'Transactions',
};

export const TransactionPageDocument: TypedDocument<TransactionPageQuery, TransactionPageQueryVariables> = {
  id: 'sha256:93938c42bc033b3815e923a3f7c81d21339817f71e9f269d0e9c3ae38c0f8568',
  name: 'TransactionPage',
};

export const TransactionDetailDocument: TypedDocument<TransactionDetailQuery, TransactionDetailQueryVariables> = {
  id: 'sha256:81019fd68e2777eeeb11593368a2e10eb880da4ac6faab06b1ea26360782fe17',
  name: 'TransactionDetail',
};

export const MobileTransactionPageDocument: TypedDocument<MobileTransactionPageQuery, MobileTransactionPageQueryVariables> = {
  id: 'sha256:411b0e6221974805ff94bae7747fe08cfbd8fd01435917a308488b912e6712d2',
  name: 'MobileTransactionPage',
};

export const MobileTransactionDetailDocument: TypedDocument<MobileTransactionDetailQuery, MobileTransactionDetailQueryVariables> = {
  id: 'sha256:ecb4f20b72f0e5f6fe014df7bd3dbe29968d0cd4f1cad9e7852232c70f2ebc41',
  name: 'MobileTransactionDetail',
};
