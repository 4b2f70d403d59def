// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileTransactionDetailQuery, MobileTransactionDetailQueryVariables, MobileTransactionPageQuery, MobileTransactionPageQueryVariables, TransactionDetailQuery, TransactionDetailQueryVariables, TransactionPageQuery, TransactionPageQueryVariables, TransactionsQuery, TransactionsQueryVariables } from '../graph.ts';

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  id: 'sha256:6f714cf984e17339155fbf7f9371d10a64f9373a9b997939b7558810b1380e80',
  name: 'Transactions',
};

export const TransactionPageDocument: TypedDocument<TransactionPageQuery, TransactionPageQueryVariables> = {
  id: 'sha256:5a79de7c4d16d06c21c12b327c235440729a31fda01543941d5f898acf1d2b60',
  name: 'TransactionPage',
};

export const TransactionDetailDocument: TypedDocument<TransactionDetailQuery, TransactionDetailQueryVariables> = {
  id: 'sha256:f2d6dc4913efdcf0e98e7edf929c0f7425d2bb6b7988270271b34b7e17918c80',
  name: 'TransactionDetail',
};

export const MobileTransactionPageDocument: TypedDocument<MobileTransactionPageQuery, MobileTransactionPageQueryVariables> = {
  id: 'sha256:ef48451088edf587307aa17d4ffefa5b4e54946471c2559d36660007572f67d4',
  name: 'MobileTransactionPage',
};

export const MobileTransactionDetailDocument: TypedDocument<MobileTransactionDetailQuery, MobileTransactionDetailQueryVariables> = {
  id: 'sha256:edd76373ee6c50f904131ae71e6b3c997d6d944cf3f177cd19228d87c0664bc5',
  name: 'MobileTransactionDetail',
};
