import type { BillingSummary, MobileSummary, StreamingSubscriptions } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { DevicesCardProps } from './DevicesCard.tsx';
import { HomeListSkeleton } from './HomeListSkeleton.tsx';
import { Across } from './home-layout.ts';
import { LateDevices, LateStreaming } from './late-parts.ts';

/* Beside each other and as high as each other where there is room; a single one has the whole row. */
const Pair = styled(Across)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: inherit;
`;

export interface HomeExtrasProps {
  /** `null` where it could not be had: then only what is there is drawn. */
  readonly summary: Pick<BillingSummary, 'mobile' | 'subscriptionCount'> | null;
  readonly mobile: Loadable<MobileSummary | null>;
  readonly streaming: Loadable<StreamingSubscriptions>;
  readonly links: DevicesCardProps['links'];
  /** Where a device, or the mobile bill, is paid; `null` where that is not built. */
  readonly payDevice: (deviceId: string) => string | null;
}

/** What other billers state, for the accounts that have it: each comes and fails by itself, and is nothing where it is empty. */
export function HomeExtras({ summary, mobile, streaming, links, payDevice }: HomeExtrasProps) {
  const subscriptionCount = summary?.subscriptionCount ?? 0;
  const deviceCount = summary?.mobile?.deviceCount ?? 0;
  const known = mobile.status === 'ready' && mobile.value;
  const owned = known && known.devices.devices.length > 0 && known;
  const subscribed =
    streaming.status === 'ready' && streaming.value.subscriptions.length > 0 && streaming.value;
  if (subscriptionCount + deviceCount === 0 && !owned && !subscribed) return null;
  const streamingWaits = <HomeListSkeleton rows={subscriptionCount} />;
  const devicesWait = <HomeListSkeleton rows={deviceCount} hasTotal />;
  return (
    <Pair>
      {subscriptionCount > 0 && streaming.status === 'loading' && streamingWaits}
      {subscriptionCount > 0 && streaming.status === 'failed' && (
        <OutcomeCard code="LW-BIL-050" onAction={streaming.onRetry} />
      )}
      {subscribed && (
        <Suspense fallback={streamingWaits}>
          <LateStreaming streaming={subscribed} />
        </Suspense>
      )}
      {deviceCount > 0 && mobile.status === 'loading' && devicesWait}
      {deviceCount > 0 && mobile.status === 'failed' && (
        <OutcomeCard code="LW-MOB-010" onAction={mobile.onRetry} />
      )}
      {owned && (
        <Suspense fallback={devicesWait}>
          <LateDevices mobile={owned} payHref={payDevice} links={links} />
        </Suspense>
      )}
    </Pair>
  );
}
