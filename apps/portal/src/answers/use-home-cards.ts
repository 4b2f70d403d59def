import type { BillingHomeProps } from '@linework/billing-flows/billing-home';
import { type BillingSummary, isDeviceConfirming } from '@linework/domain';
import { mobileDevicesQuestion, streamingQuestion } from '../api/home-cards.ts';
import { useAfterFirstPaint } from './use-after-first-paint.ts';
import { useLoadable } from './use-loadable.ts';

/**
 * The cards that few accounts have, asked for once the page shows something and the summary says that they are there, or
 * cannot be had itself: what another biller states is known without it.
 * @param summary `null` where it could not be had; `undefined` while it is on its way
 */
export function useHomeCards(
  accountId: string,
  summary: Pick<BillingSummary, 'mobile' | 'subscriptionCount'> | null | undefined,
): Pick<BillingHomeProps, 'devices' | 'streaming'> {
  const hasPainted = useAfterFirstPaint();
  const isUnknown = summary === null;
  const hasDevices = hasPainted && (isUnknown || (summary?.mobile?.deviceCount ?? 0) > 0);
  const hasStreaming = hasPainted && (isUnknown || (summary?.subscriptionCount ?? 0) > 0);
  return {
    devices: useLoadable(hasDevices ? mobileDevicesQuestion(accountId) : null, isDeviceConfirming),
    streaming: useLoadable(hasStreaming ? streamingQuestion(accountId) : null),
  };
}
