import {
  BillingAlerts,
  BillPay,
  KeptPaymentNotice,
  type KeptPaymentOffer,
} from '@linework/billing-flows/billing-home';
import { AmountDueGlance, AmountDueSkeleton } from '@linework/parts/balance';
import { OutcomeCard } from '@linework/parts/outcomes';
import type { BillingSummaryAnswer } from '../answers/use-billing-summary.ts';
import { usePayIntent } from '../flows/one-time-payment/use-pay-intent.ts';
import { usePortal } from '../portal/portal-context.ts';
import { flowAddress } from '../routes/is-built.ts';
import { billingLinks } from './billing-links.ts';

export interface AmountDuePanelProps extends BillingSummaryAnswer {
  /** Who reads, so that what they scheduled says "you". */
  readonly readerId: string;
  /** A payment that was begun and left; `null` without one. */
  readonly kept: KeptPaymentOffer | null;
  /** The customer has read how a payment ended. */
  readonly onDismissNews: (paymentId: string) => void;
}

/** What is due, on the page where customers land. Drawn anew while that page leaves, when nobody is signed in any more. */
export function AmountDuePanel(props: AmountDuePanelProps) {
  const { summary, softDisconnectDate, billPayUnavailableUntil, kept, readerId, onDismissNews } = props;
  const prepare = usePayIntent();
  const { links, toggles } = usePortal().configuration;
  if (summary.status === 'loading') return <AmountDueSkeleton prominence="plain" />;
  if (summary.status === 'failed')
    return billPayUnavailableUntil ? (
      <BillPay
        until={billPayUnavailableUntil}
        stores={links.stores}
        onRetry={summary.onRetry}
        hasBills={false}
      />
    ) : (
      <OutcomeCard code="LW-BIL-010" onAction={summary.onRetry} />
    );
  return (
    <>
      {kept && <KeptPaymentNotice kept={kept} summary={summary.value} />}
      <BillingAlerts
        summary={summary.value}
        links={{
          ...billingLinks,
          stores: links.stores,
          toFlow: (flow, query) => flowAddress(flow, toggles, query),
        }}
        onDismiss={onDismissNews}
      />
      <AmountDueGlance
        summary={summary.value}
        softDisconnectDate={softDisconnectDate}
        links={billingLinks}
        readerId={readerId}
        onPayIntent={prepare}
      />
    </>
  );
}
