import { transactionsBundles } from '@linework/account-areas/transactions';
import { outcomeCardBundles } from '@linework/parts/outcomes';
import type { Page } from '../navigation/page.types.ts';
import { TransactionsPanel } from './TransactionsPanel.tsx';

/** Everything that was charged, paid and tried to be paid. */
const AccountActivityPage = () => <TransactionsPanel scope="everything" />;

export const page: Page = {
  Component: AccountActivityPage,
  copy: [...transactionsBundles, ...outcomeCardBundles],
};
