import { AmountDueCard, AmountDueSkeleton, FailedCard } from '@linework/billing-flows/billing-home';
import { StandingAlert } from '@linework/billing-flows/parts';
import { fetchBillingSummary } from '../api/billing.ts';
import { keys } from '../api/keys.ts';
import { useLoadable } from '../api/use-loadable.ts';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { billingLinks } from './billing-links.ts';

const preparePayment = () => void import('./PaymentPanel.tsx');

/** What is due, on the page where customers land. */
export function AmountDuePanel() {
  const { accountId } = useSignedIn();
  const summary = useLoadable(keys.billingSummary(accountId), fetchBillingSummary);
  if (summary.status === 'loading') return <AmountDueSkeleton />;
  if (summary.status === 'failed') return <FailedCard part="summary" onRetry={summary.onRetry} />;
  const isTrouble =
    summary.value.standing.severity === 'warning' || summary.value.standing.severity === 'critical';
  return (
    <>
      {isTrouble && <StandingAlert summary={summary.value} />}
      <AmountDueCard summary={summary.value} links={billingLinks} onPayIntent={preparePayment} />
    </>
  );
}
