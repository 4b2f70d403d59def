import { transactionsBundles } from '@linework/account-areas/transactions';
import { outcomeCardBundles } from '@linework/parts/outcomes';
import type { Page } from '../navigation/page.types.ts';
import { TransactionsPanel } from './TransactionsPanel.tsx';

/** Payments alone, on a page of their own. */
const PaymentHistoryPage = () => <TransactionsPanel scope="payments" />;

export const page: Page = {
  Component: PaymentHistoryPage,
  copy: [...transactionsBundles, ...outcomeCardBundles],
};
