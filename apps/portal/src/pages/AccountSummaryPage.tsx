import {
  AccountSummaryScreen,
  type AccountSummaryState,
  accountSummaryCopy,
} from '@linework/account-areas/account-summary';
import { billingHomeBundles } from '@linework/billing-flows/billing-home';
import { useCopy } from '@linework/copy';
import { can } from '@linework/domain';
import { fetchAccounts, fetchServices } from '../api/account.ts';
import { keys } from '../api/keys.ts';
import { useLoadable } from '../api/use-loadable.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { shellCopy } from '../shell/shell.copy.ts';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { AmountDuePanel } from './AmountDuePanel.tsx';
import { LockedBillingPanel } from './LockedBillingPanel.tsx';
import type { Page } from './page.types.ts';

function useAccount(accountId: string): AccountSummaryState {
  const accounts = useLoadable(keys.account(accountId), fetchAccounts);
  const services = useLoadable(keys.services(accountId), fetchServices);
  if (accounts.status === 'failed') return accounts;
  if (services.status === 'failed') return services;
  if (accounts.status === 'loading' || services.status === 'loading') return { status: 'loading' };
  const details = accounts.value.accounts.find((account) => account.accountId === accountId);
  if (!details) return { status: 'loading' };
  return { status: 'ready', details, services: services.value };
}

function AccountSummaryPage() {
  const { t } = useCopy(shellCopy);
  usePageTitle(t('titles.accountSummary'));
  const { accountId, companyName, user, enterpriseBilled } = useSignedIn();
  const seesBilling = can(user.role, 'billing.view') && !enterpriseBilled;
  return (
    <AccountSummaryScreen
      companyName={companyName}
      account={useAccount(accountId)}
      billing={seesBilling ? <AmountDuePanel /> : !enterpriseBilled && <LockedBillingPanel />}
    />
  );
}

export const page: Page = {
  Component: AccountSummaryPage,
  copy: [accountSummaryCopy, ...billingHomeBundles],
};
