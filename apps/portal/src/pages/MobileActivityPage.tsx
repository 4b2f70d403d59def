import { transactionsBundles } from '@linework/account-areas/transactions';
import { outcomeCardBundles } from '@linework/parts/outcomes';
import type { Page } from '../navigation/page.types.ts';
import { TransactionsPanel } from './TransactionsPanel.tsx';

/** What was charged, paid and given back for mobile service. */
const MobileActivityPage = () => <TransactionsPanel scope="mobile" />;

export const page: Page = {
  Component: MobileActivityPage,
  copy: [...transactionsBundles, ...outcomeCardBundles],
};
