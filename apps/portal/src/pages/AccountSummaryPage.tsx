import {
  type AccountFacts,
  AccountSummaryScreen,
  type AccountSummaryScreenProps,
  accountSummaryCopy,
} from '@linework/account-areas/account-summary';
import { billingHomeBundles } from '@linework/billing-flows/billing-home';
import { can, isMobileConfirming, isOnBehalf } from '@linework/domain';
import { AmountDueSkeleton, billingLockedCopy } from '@linework/parts/balance';
import { type Loadable, WhenDrawn } from '@linework/parts/loadable';
import { roleStandingsCopy } from '@linework/parts/standings';
import { Suspense, useState } from 'react';
import { settledWith } from '../answers/settled-with.ts';
import { useBillingSummary } from '../answers/use-billing-summary.ts';
import { useLoadable } from '../answers/use-loadable.ts';
import { accountsQuestion, delinquencyScheduleQuestion, servicesQuestion } from '../api/account.ts';
import { billingQuestions } from '../api/billing.ts';
import { mobileSummaryQuestion } from '../api/home-cards.ts';
import { useDismissNews } from '../flows/one-time-payment/use-dismiss-news.ts';
import { useKeptPayment } from '../flows/one-time-payment/use-kept-payment.ts';
import { askWhatMayHaveChanged } from '../navigation/left-flow.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { flowAddress } from '../routes/is-built.ts';
import { AmountDuePanel } from './AmountDuePanel.tsx';
import { billingLinks } from './billing-links.ts';
import { LazyLockedBillingPanel } from './LazyLockedBillingPanel.tsx';
import { LateEnterprisePanel } from './late-enterprise-panel.ts';

function useAccount(accountId: string): Loadable<AccountFacts> {
  const accounts = useLoadable(accountsQuestion(accountId));
  const services = useLoadable(servicesQuestion(accountId));
  const failed = [accounts, services].filter((answer) => answer.status === 'failed');
  if (accounts.status === 'failed' || services.status === 'failed') {
    // By one press: both are told as one.
    const onRetry = () => {
      for (const answer of failed) answer.onRetry();
    };
    return { status: 'failed', onRetry };
  }
  if (accounts.status === 'loading' || services.status === 'loading') return { status: 'loading' };
  const details = accounts.value.accounts.find((account) => account.accountId === accountId);
  if (!details) return { status: 'loading' };
  return { status: 'ready', value: { details, services: services.value } };
}

/** What is due comes first, and what stands under it waits: it would be pushed away. */
function WithBilling({ companyName, role, account }: Omit<AccountSummaryScreenProps, 'billing' | 'mobile'>) {
  const { accountId, user } = useSignedIn();
  const { toggles } = usePortal().configuration;
  const asked = useBillingSummary();
  const kept = useKeptPayment(can(user.role, 'billing.pay') ? accountId : null);
  // The notice of a payment that was left stands above what is due.
  const billing = { ...asked, summary: settledWith(asked.summary, [kept]) };
  const dismissNews = useDismissNews();
  const isFirst = billing.summary.status === 'loading';
  const standing = billing.summary.status === 'ready' ? billing.summary.value.mobile : null;
  const mobile = useLoadable(standing ? mobileSummaryQuestion(accountId) : null, isMobileConfirming);
  return (
    <AccountSummaryScreen
      companyName={companyName}
      role={role}
      account={isFirst ? { status: 'loading' } : account}
      billing={{
        isLoading: isFirst,
        content: (
          <AmountDuePanel
            {...billing}
            kept={kept.status === 'ready' ? kept.value : null}
            readerId={user.id}
            onDismissNews={dismissNews}
          />
        ),
      }}
      mobile={
        standing
          ? {
              summary: mobile,
              deviceCount: standing.deviceCount,
              links: {
                payDevice: (device) => flowAddress('device-payment', toggles, { device }),
                orders: billingLinks.orders,
                mobileActivity: billingLinks.mobileActivity,
                payBill: flowAddress('device-payment', toggles, { device: 'bill' }),
                autoPay: flowAddress('auto-pay-manage', toggles, { for: 'mobile' }),
                turnOnAutoPay: flowAddress('auto-pay-enroll', toggles, { for: 'mobile' }),
              },
            }
          : null
      }
    />
  );
}

function AccountSummaryPage() {
  const session = useSignedIn();
  const { accountId, companyName, user, enterpriseBilled } = session;
  const seesBilling = can(user.role, 'billing.view') && !enterpriseBilled;
  const account = useAccount(accountId);
  const [isDrawn, setIsDrawn] = useState(false);
  // All that the locked panel is made of; the services may come later.
  const areFactsKnown = useLoadable(accountsQuestion(accountId)).status !== 'loading';
  const role = isOnBehalf(user.userType) ? null : user.role;
  if (seesBilling) return <WithBilling companyName={companyName} role={role} account={account} />;
  const insteadOfBilling = (
    <Suspense fallback={<AmountDueSkeleton prominence="plain" />}>
      {enterpriseBilled ? (
        <LateEnterprisePanel companyName={companyName} />
      ) : (
        <LazyLockedBillingPanel session={session} />
      )}
      <WhenDrawn then={() => setIsDrawn(true)} />
    </Suspense>
  );
  return (
    <AccountSummaryScreen
      companyName={companyName}
      role={role}
      account={account}
      billing={{ isLoading: !isDrawn || (!enterpriseBilled && !areFactsKnown), content: insteadOfBilling }}
      mobile={null}
    />
  );
}

export const page: Page = {
  Component: AccountSummaryPage,
  copy: [accountSummaryCopy, roleStandingsCopy, billingLockedCopy, ...billingHomeBundles],
  refresh: ({ accountId }) =>
    askWhatMayHaveChanged(
      [
        billingQuestions.summary,
        billingQuestions.draft,
        delinquencyScheduleQuestion,
        mobileSummaryQuestion,
      ].map((question) => question(accountId)),
    ),
};
