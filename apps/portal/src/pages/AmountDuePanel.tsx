import {
  AmountDueCard,
  AmountDueSkeleton,
  BillingAlerts,
  FailedCard,
} from '@linework/billing-flows/billing-home';
import type { BillingSummaryAnswer } from '../api/use-billing-summary.ts';
import { useDismissNews } from '../payment/use-dismiss-news.ts';
import { usePayIntent } from '../payment/use-pay-intent.ts';
import { usePortal } from '../start/portal-context.ts';
import { billingLinks } from './billing-links.ts';

/** What is due, on the page where customers land. */
export function AmountDuePanel({ summary, softDisconnectDate }: BillingSummaryAnswer) {
  const prepare = usePayIntent();
  const dismissNews = useDismissNews();
  const { links } = usePortal().configuration;
  if (summary.status === 'loading') return <AmountDueSkeleton />;
  if (summary.status === 'failed') return <FailedCard part="summary" onRetry={summary.onRetry} />;
  return (
    <>
      <BillingAlerts
        summary={summary.value}
        softDisconnectDate={softDisconnectDate}
        links={{ ...billingLinks, stores: links.stores }}
        onDismiss={dismissNews}
      />
      <AmountDueCard summary={summary.value} links={billingLinks} onPayIntent={prepare} />
    </>
  );
}
