import { useCopy } from '@linework/copy';
import { hasRoom, media, VisuallyHidden } from '@linework/design-system';
import { isPositive } from '@linework/domain';
import { AmountDueCard, AmountDueSkeleton } from '@linework/parts/balance';
import { ColumnsPage } from '@linework/parts/loadable';
import { keepFocus, OutcomeCard } from '@linework/parts/outcomes';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { ActivityCard } from './ActivityCard.tsx';
import { BillingAlerts } from './BillingAlerts.tsx';
import { ActivitySkeleton, BillsSkeleton, HowYouPaySkeleton } from './BillingHomeSkeleton.tsx';
import { BillPay } from './BillPay.tsx';
import { BillsCard } from './BillsCard.tsx';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeProps } from './billing-home.types.ts';
import { Help } from './Help.tsx';
import { HomeExtras } from './HomeExtras.tsx';
import { HowYouPayCard } from './HowYouPayCard.tsx';
import { Hero, HomeColumns, Side } from './home-layout.ts';
import { KeptPaymentNotice } from './KeptPaymentNotice.tsx';
import { NextSteps } from './NextSteps.tsx';
import { QuickPayRow } from './QuickPayRow.tsx';

/* A phone is low: paying stays in sight under two notices. */
const Heading = styled.h1`
  margin: 0 0 var(--lw-space-24);

  ${media.narrow} {
    margin-block-end: var(--lw-space-16);
  }
`;

const Notices = styled.div`
  &:has(li) {
    margin-block-end: var(--lw-space-24);

    ${media.narrow} {
      margin-block-end: var(--lw-space-16);
    }
  }
`;

/** Billing home: the amount due and what to do about it, how billing is set up, bills and activity (spec section 2.5). */
export function BillingHome(props: BillingHomeProps) {
  const { summary, softDisconnectDate = null, methods, bills, activity, links, kept } = props;
  const { mobile, streaming, billPayUnavailableUntil = null } = props;
  const { quickPay = null, readerId, onPayIntent, onDismissNews } = props;
  const { t } = useCopy(billingHomeCopy);
  const known = summary.status === 'ready' ? summary.value : null;
  // What is due comes before all that it is not: on a slow phone half a second earlier.
  const drawsAll = useDeferredValue(true, false);
  const drawsSide = drawsAll || !hasRoom(media.narrow);
  const isLoading = [summary, methods, bills, activity].some(({ status }) => status === 'loading');
  const isBusy = isLoading || !drawsAll;
  return (
    <ColumnsPage>
      <Heading>{t('heading')}</Heading>
      <VisuallyHidden role="status">{isLoading ? t('loading') : ''}</VisuallyHidden>
      {kept && summary.status === 'ready' && <KeptPaymentNotice kept={kept} summary={summary.value} />}
      {summary.status === 'ready' && (
        <Notices>
          <BillingAlerts summary={summary.value} links={links} onDismiss={onDismissNews} />
        </Notices>
      )}
      {/* Anew once it is known how much stands above: nothing that was drawn moves. */}
      <HomeColumns key={summary.status} aria-busy={isBusy}>
        {summary.status === 'loading' && (
          <>
            <Hero>
              <AmountDueSkeleton />
            </Hero>
            {drawsSide && (
              <Side>
                <HowYouPaySkeleton />
              </Side>
            )}
          </>
        )}
        {summary.status === 'failed' && (
          <Hero data-alone={billPayUnavailableUntil !== null || undefined}>
            {billPayUnavailableUntil ? (
              <BillPay until={billPayUnavailableUntil} stores={links.stores} onRetry={summary.onRetry} />
            ) : (
              <OutcomeCard code="LW-BIL-010" onAction={summary.onRetry} />
            )}
          </Hero>
        )}
        {summary.status === 'failed' && billPayUnavailableUntil === null && (
          <Side>
            <OutcomeCard
              code="LW-BIL-060"
              onAction={() => {
                summary.onRetry();
                if (methods.status === 'failed') methods.onRetry();
              }}
            />
          </Side>
        )}
        {summary.status === 'ready' && (
          <>
            <Hero>
              <AmountDueCard
                summary={summary.value}
                softDisconnectDate={softDisconnectDate}
                links={links}
                readerId={readerId}
                onPayIntent={onPayIntent}
                foot={
                  <QuickPayRow summary={summary.value} methods={methods} links={links} offer={quickPay} />
                }
              />
            </Hero>
            {drawsSide && (
              <>
                <NextSteps summary={summary.value} softDisconnectDate={softDisconnectDate} />
                {/* Anew once it is known how long the name of what quick pay uses is. */}
                <Side key={methods.status} ref={keepFocus}>
                  <HowYouPayCard summary={summary.value} methods={methods} links={links} />
                  {isPositive(summary.value.balance.pastDueNet) && <Help stores={links.stores} />}
                </Side>
              </>
            )}
          </>
        )}
        {drawsAll && (
          <>
            {bills.status === 'loading' && <BillsSkeleton />}
            {bills.status === 'failed' && <OutcomeCard code="LW-STM-020" onAction={bills.onRetry} />}
            {bills.status === 'ready' && (
              <BillsCard
                bills={bills.value}
                activity={activity.status === 'ready' ? activity.value : []}
                summary={known}
                links={links}
              />
            )}
            {activity.status === 'loading' && <ActivitySkeleton />}
            {activity.status === 'failed' && <OutcomeCard code="LW-BIL-030" onAction={activity.onRetry} />}
            {activity.status === 'ready' && (
              <ActivityCard
                activity={activity.value}
                bills={bills.status === 'ready' ? bills.value : []}
                summary={known}
                links={links}
              />
            )}
            {summary.status !== 'loading' && (
              <HomeExtras
                summary={known}
                mobile={mobile}
                streaming={streaming}
                links={links}
                payDevice={(device) => links.toFlow('device-payment', { device })}
              />
            )}
          </>
        )}
      </HomeColumns>
    </ColumnsPage>
  );
}
