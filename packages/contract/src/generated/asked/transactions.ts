// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileTransactionDetailQuery, MobileTransactionDetailQueryVariables, MobileTransactionPageQuery, MobileTransactionPageQueryVariables, TransactionDetailQuery, TransactionDetailQueryVariables, TransactionPageQuery, TransactionPageQueryVariables, TransactionsQuery, TransactionsQueryVariables } from '../graph.ts';

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  id: 'sha256:6f714cf984e17339155fbf7f9371d10a64f9373a9b997939b7558810b1380e80',
  name: 'Transactions',
};

export const TransactionPageDocument: TypedDocument<TransactionPageQuery, TransactionPageQueryVariables> = {
  id: 'sha256:00e81d09be756bb56da46e1a79d1bf6365dedfed8020d30b3bedd573b82f812b',
  name: 'TransactionPage',
};

export const TransactionDetailDocument: TypedDocument<TransactionDetailQuery, TransactionDetailQueryVariables> = {
  id: 'sha256:9ae072cb0d0514a6d2677287ce4181bbd918036442688d38d37b689e2da5a7a1',
  name: 'TransactionDetail',
};

export const MobileTransactionPageDocument: TypedDocument<MobileTransactionPageQuery, MobileTransactionPageQueryVariables> = {
  id: 'sha256:7ae671656bf2a39050afc75d87c7311d0b63c1a19cdd5b1389b3042c45193e00',
  name: 'MobileTransactionPage',
};

export const MobileTransactionDetailDocument: TypedDocument<MobileTransactionDetailQuery, MobileTransactionDetailQueryVariables> = {
  id: 'sha256:213ea5a18ff1ba9b788938470e7683f71f70a34b294d19403c26b56cf920248a',
  name: 'MobileTransactionDetail',
};
