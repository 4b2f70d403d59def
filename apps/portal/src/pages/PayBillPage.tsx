import { BillingHome, billingHomeBundles } from '@linework/billing-flows/billing-home';
import { can } from '@linework/domain';
import { Suspense } from 'react';
import { keepFirstAnswers } from '../answers/first-answers.ts';
import { settledWith } from '../answers/settled-with.ts';
import { useBillingSummary } from '../answers/use-billing-summary.ts';
import { useHomeCards } from '../answers/use-home-cards.ts';
import { useLoadable } from '../answers/use-loadable.ts';
import { billingQuestions, homeQuestions } from '../api/billing.ts';
import { mobileSummaryQuestion } from '../api/home-cards.ts';
import { useDismissNews } from '../flows/one-time-payment/use-dismiss-news.ts';
import { useKeptPayment } from '../flows/one-time-payment/use-kept-payment.ts';
import { usePayIntent } from '../flows/one-time-payment/use-pay-intent.ts';
import { useQuickPay } from '../flows/quick-pay/use-quick-pay.tsx';
import { askWhatMayHaveChanged } from '../navigation/left-flow.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { flowAddress } from '../routes/is-built.ts';
import { billingLinks } from './billing-links.ts';
import { ForBilling } from './ForBilling.tsx';
import { LateEnterprisePanel } from './late-enterprise-panel.ts';

function BillingHomePanel() {
  const { accountId, user } = useSignedIn();
  const { links, toggles } = usePortal().configuration;
  const { summary, softDisconnectDate, billPayUnavailableUntil } = useBillingSummary();
  const cards = useHomeCards(accountId, summary);
  const mayPay = can(user.role, 'billing.pay');
  const kept = useKeptPayment(mayPay ? accountId : null);
  const { offer, dialog } = useQuickPay();
  return (
    <>
      <BillingHome
        // The notice of a payment that was left stands above everything.
        summary={settledWith(summary, [kept])}
        softDisconnectDate={softDisconnectDate}
        billPayUnavailableUntil={billPayUnavailableUntil}
        {...cards}
        methods={useLoadable(billingQuestions.methods(accountId))}
        bills={useLoadable(billingQuestions.bills(accountId))}
        activity={useLoadable(billingQuestions.activity(accountId))}
        links={{
          ...billingLinks,
          stores: links.stores,
          toFlow: (flow, query) => flowAddress(flow, toggles, query),
        }}
        kept={kept.status === 'ready' ? kept.value : null}
        quickPay={mayPay ? offer : null}
        readerId={user.id}
        onPayIntent={usePayIntent()}
        onDismissNews={useDismissNews()}
      />
      {dialog}
    </>
  );
}

/** Billing home, or who may see it, or where it is. What opens over it is in `addresses/panels`. */
function PayBillPage() {
  const session = useSignedIn();
  if (session.enterpriseBilled) {
    return (
      <Suspense>
        <LateEnterprisePanel companyName={session.companyName} isPage />
      </Suspense>
    );
  }
  return (
    <ForBilling>
      <BillingHomePanel />
    </ForBilling>
  );
}

export const page: Page = {
  Component: PayBillPage,
  copy: billingHomeBundles,
  prepare: ({ accountId }) => keepFirstAnswers(homeQuestions(accountId)),
  refresh: ({ accountId }) =>
    askWhatMayHaveChanged([...homeQuestions(accountId), mobileSummaryQuestion(accountId)]),
};
