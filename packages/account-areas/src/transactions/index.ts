import { methodLabelsCopy } from '@linework/parts/methods';
import { paymentCopy } from '@linework/parts/payment';
import { transactionsCopy } from './transactions.copy.ts';

export { TransactionsScreen } from './TransactionsScreen.tsx';
export type {
  FileOutcome,
  TransactionScope,
  TransactionsProps,
  TransactionTab,
} from './transactions.types.ts';

/** Every word of the page. */
export const transactionsBundles = [transactionsCopy, methodLabelsCopy, paymentCopy];
