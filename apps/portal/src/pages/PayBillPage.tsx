import { BillingHome, billingHomeBundles } from '@linework/billing-flows/billing-home';
import { useCopy } from '@linework/copy';
import { can } from '@linework/domain';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fetchBillingSummary, fetchBills, fetchMethods, fetchTransactions } from '../api/billing.ts';
import { keys } from '../api/keys.ts';
import { useLoadable } from '../api/use-loadable.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { shellCopy } from '../shell/shell.copy.ts';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { usePortal } from '../start/portal-context.ts';
import { billingLinks } from './billing-links.ts';
import { LockedBillingPanel } from './LockedBillingPanel.tsx';
import type { Page } from './page.types.ts';

const loadPayment = () => import('./PaymentPanel.tsx');
const PaymentPanel = lazy(loadPayment);

function BillingHomePanel() {
  const { t } = useCopy(shellCopy);
  usePageTitle(t('titles.payBill'));
  const { accountId } = useSignedIn();
  const { links } = usePortal().configuration;
  return (
    <BillingHome
      summary={useLoadable(keys.billingSummary(accountId), fetchBillingSummary)}
      methods={useLoadable(keys.methods(accountId), fetchMethods)}
      bills={useLoadable(keys.bills(accountId), fetchBills)}
      activity={useLoadable(keys.transactions(accountId), fetchTransactions)}
      links={{ ...billingLinks, stores: links.stores }}
      onPayIntent={() => void loadPayment()}
    />
  );
}

/** Billing home; `open=otp` opens the one-time payment over it (spec section 2.3). */
function PayBillPage() {
  const [query] = useSearchParams();
  const { user } = useSignedIn();
  if (query.get('open') === 'otp' && can(user.role, 'billing.pay')) {
    return (
      <Suspense>
        <PaymentPanel />
      </Suspense>
    );
  }
  return can(user.role, 'billing.view') ? <BillingHomePanel /> : <LockedBillingPanel isPage />;
}

export const page: Page = { Component: PayBillPage, copy: billingHomeBundles };
