import { BillingHome, billingHomeBundles } from '@linework/billing-flows/billing-home';
import type { SessionAnswer } from '@linework/contract';
import { useCopy } from '@linework/copy';
import { can } from '@linework/domain';
import { lazy } from 'react';
import { billingQuestions } from '../api/billing.ts';
import { keepFirstAnswers } from '../api/first-answers.ts';
import { settledWith } from '../api/settled-with.ts';
import { useBillingSummary } from '../api/use-billing-summary.ts';
import { useLoadable } from '../api/use-loadable.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { useDismissNews } from '../payment/use-dismiss-news.ts';
import { useKeptPayment } from '../payment/use-kept-payment.ts';
import { usePayIntent } from '../payment/use-pay-intent.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { shellCopy } from '../shell/shell.copy.ts';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { usePortal } from '../start/portal-context.ts';
import { billingLinks } from './billing-links.ts';
import { LockedBillingPanel } from './LockedBillingPanel.tsx';
import type { Page } from './page.types.ts';

const PaymentPanel = lazy(() => import('./PaymentPanel.tsx'));

function BillingHomePanel() {
  const { t } = useCopy(shellCopy);
  usePageTitle(t('titles.payBill'));
  const { accountId, user } = useSignedIn();
  const { links } = usePortal().configuration;
  const { summary, softDisconnectDate } = useBillingSummary();
  const kept = useKeptPayment(can(user.role, 'billing.pay') ? accountId : null);
  return (
    <BillingHome
      // The notice of a payment that was left stands above everything.
      summary={settledWith(summary, [kept])}
      softDisconnectDate={softDisconnectDate}
      methods={useLoadable(billingQuestions.methods(accountId))}
      bills={useLoadable(billingQuestions.bills(accountId))}
      activity={useLoadable(billingQuestions.activity(accountId))}
      links={{ ...billingLinks, stores: links.stores }}
      kept={kept.status === 'ready' ? kept.value : null}
      onPayIntent={usePayIntent()}
      onDismissNews={useDismissNews()}
    />
  );
}

/** Billing home; `open=otp` opens the one-time payment over it (spec section 2.3). */
function PayBillPage() {
  const query = usePageQuery();
  const session = useSignedIn();
  const { user } = session;
  if (query.get('open') === 'otp' && can(user.role, 'billing.pay')) {
    return <PaymentPanel />;
  }
  return can(user.role, 'billing.view') ? (
    <BillingHomePanel />
  ) : (
    <LockedBillingPanel session={session} isPage />
  );
}

const prepare = ({ accountId }: SessionAnswer): Promise<void> =>
  keepFirstAnswers(Object.values(billingQuestions).map((question) => question(accountId)));

export const page: Page = { Component: PayBillPage, copy: billingHomeBundles, prepare };
