import type { BillingHomeProps } from '@linework/billing-flows/billing-home';
import { type BillingSummary, isMobileConfirming } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { mobileSummaryQuestion, streamingQuestion } from '../api/home-cards.ts';
import { useAfterFirstPaint } from './use-after-first-paint.ts';
import { useLoadable } from './use-loadable.ts';

/**
 * The cards that few accounts have, asked for once the page shows something and the summary says that they are there, or
 * cannot be had itself: what another biller states is known without it.
 */
export function useHomeCards(
  accountId: string,
  summary: Loadable<Pick<BillingSummary, 'mobile' | 'subscriptionCount'>>,
): Pick<BillingHomeProps, 'mobile' | 'streaming'> {
  const hasPainted = useAfterFirstPaint();
  const known = summary.status === 'ready' ? summary.value : null;
  const isAsked = hasPainted && summary.status !== 'loading';
  const hasDevices = isAsked && (!known || (known.mobile?.deviceCount ?? 0) > 0);
  const hasStreaming = isAsked && (!known || known.subscriptionCount > 0);
  return {
    mobile: useLoadable(hasDevices ? mobileSummaryQuestion(accountId) : null, isMobileConfirming),
    streaming: useLoadable(hasStreaming ? streamingQuestion(accountId) : null),
  };
}
