import type { BillingHomeProps } from '@linework/billing-flows/billing-home';
import { type BillingSummary, isDeviceConfirming } from '@linework/domain';
import { mobileDevicesQuestion, streamingQuestion } from '../api/home-cards.ts';
import { useAfterFirstPaint } from './use-after-first-paint.ts';
import { useLoadable } from './use-loadable.ts';

/**
 * The cards that few accounts have, asked for once the page shows something and the summary says that they are there.
 * @param summary `null` while it is not known
 */
export function useHomeCards(
  accountId: string,
  summary: Pick<BillingSummary, 'mobile' | 'subscriptionCount'> | null,
): Pick<BillingHomeProps, 'devices' | 'streaming'> {
  const hasPainted = useAfterFirstPaint();
  const hasDevices = hasPainted && (summary?.mobile?.deviceCount ?? 0) > 0;
  const hasStreaming = hasPainted && (summary?.subscriptionCount ?? 0) > 0;
  return {
    devices: useLoadable(hasDevices ? mobileDevicesQuestion(accountId) : null, isDeviceConfirming),
    streaming: useLoadable(hasStreaming ? streamingQuestion(accountId) : null),
  };
}
