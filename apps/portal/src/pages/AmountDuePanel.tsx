import { AmountDueCard, AmountDueSkeleton, FailedCard } from '@linework/billing-flows/billing-home';
import { StandingAlert } from '@linework/billing-flows/parts';
import { useBillingSummary } from '../api/use-billing-summary.ts';
import { usePayIntent } from '../payment/use-pay-intent.ts';
import { billingLinks } from './billing-links.ts';

/** What is due, on the page where customers land. */
export function AmountDuePanel() {
  const { summary, softDisconnectDate } = useBillingSummary();
  const prepare = usePayIntent();
  if (summary.status === 'loading') return <AmountDueSkeleton />;
  if (summary.status === 'failed') return <FailedCard part="summary" onRetry={summary.onRetry} />;
  const isTrouble =
    summary.value.standing.severity === 'warning' || summary.value.standing.severity === 'critical';
  return (
    <>
      {isTrouble && <StandingAlert summary={summary.value} />}
      <AmountDueCard
        summary={summary.value}
        softDisconnectDate={softDisconnectDate}
        links={billingLinks}
        onPayIntent={prepare}
      />
    </>
  );
}
