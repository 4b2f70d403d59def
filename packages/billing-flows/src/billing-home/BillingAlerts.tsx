import { useCopy, useFormat } from '@linework/copy';
import { Alert, Button, Link } from '@linework/design-system';
import type { BillingSummary, Severity } from '@linework/domain';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { accountNewsCopy } from '../parts/account-news.copy.ts';
import {
  CallToRestoreAlert,
  RestoringAlert,
  ReturnedAlert,
  WithSupportAlert,
} from '../parts/account-news-alerts.tsx';
import { RestrictionStandingAlert } from '../parts/RestrictionStandingAlert.tsx';
import { StandingAlert } from '../parts/StandingAlert.tsx';
import { billingHomeCopy } from './billing-home.copy.ts';

/** How many are shown before the customer asks for all (look and feel, layout). */
const shownAtOnce = 2;
/** The scheduled-payments alert names at most two (spec section 9). */
const scheduledShown = 2;

/** Standings that are said by the badge and the figure alone. */
const quiet = new Set<Severity>(['none', 'positive']);

const List = styled.ul`
  display: grid;
  gap: var(--lw-space-12);
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

export interface BillingAlertsProps {
  readonly summary: BillingSummary;
  /** Where the page shows what happens, and when; not every page does. */
  readonly ladderId?: string;
  /** The payment being checked opens there. */
  readonly payHref: string;
  readonly storesHref: string;
}

/** What the customer should know before anything else, worst first. */
function useAlerts({
  summary,
  ladderId,
  payHref,
  storesHref,
}: BillingAlertsProps): readonly { id: string; alert: ReactNode }[] {
  const { t } = useCopy(billingHomeCopy);
  const { t: tell } = useCopy(accountNewsCopy);
  const format = useFormat();
  const { openPayment, standing, news, restriction, paymentsOnTheirWay, scheduledPayments, restoreLadder } =
    summary;
  const checking = openPayment && (
    <Alert
      tone="warning"
      title={t('alerts.checking.title')}
      action={<Link href={payHref}>{tell('open.see')}</Link>}
    >
      {news.checkingUntil
        ? tell('open.checkingUntil', { amount: openPayment.amount, by: news.checkingUntil })
        : t('alerts.checking.text', { amount: openPayment.amount })}
    </Alert>
  );
  const explained = ladderId && restoreLadder.length > 0 && (
    <Link href={`#${ladderId}`}>{t('alerts.howThisWorks')}</Link>
  );
  const standingAlert = !quiet.has(standing.severity) && (
    <StandingAlert summary={summary} action={explained} />
  );
  const serviceAlert =
    (news.restoring && <RestoringAlert by={news.restoring} />) ||
    (news.callToRestore && <CallToRestoreAlert />) ||
    standingAlert;
  const restricted = restriction && (
    <RestrictionStandingAlert
      standing={restriction}
      action={
        <Link href={storesHref} newTab={t('newTab')}>
          {t('alerts.findStore')}
        </Link>
      }
    />
  );
  const scheduled = scheduledPayments.length > 0 && (
    <Alert tone="information" title={t('alerts.scheduled.title', { count: scheduledPayments.length })}>
      {format.list(
        scheduledPayments
          .slice(0, scheduledShown)
          .map(({ amount, paymentDate }) => t('alerts.scheduled.item', { amount, date: paymentDate })),
      )}
    </Alert>
  );
  return [
    { id: 'checking', alert: checking },
    ...news.withSupport.map((payment) => ({
      id: payment.id,
      alert: <WithSupportAlert payment={payment} />,
    })),
    ...news.returned.map((returned) => ({
      id: returned.payment.id,
      alert: <ReturnedAlert returned={returned} />,
    })),
    { id: 'standing', alert: serviceAlert },
    { id: 'restriction', alert: restricted },
    ...paymentsOnTheirWay.map(({ id, amount }) => ({
      id,
      alert: (
        <Alert tone="positive" title={t('alerts.pending.title', { amount })}>
          {t('alerts.pending.text')}
        </Alert>
      ),
    })),
    { id: 'scheduled', alert: scheduled },
  ].filter(({ alert }) => Boolean(alert));
}

/** The notices of billing home and of the account's summary: at most two before "show all". */
export function BillingAlerts(props: BillingAlertsProps) {
  const { t } = useCopy(billingHomeCopy);
  const [showsAll, setShowsAll] = useState(false);
  const alerts = useAlerts(props);
  const shown = showsAll ? alerts : alerts.slice(0, shownAtOnce);
  const hidden = alerts.length - shown.length;
  if (alerts.length === 0) return null;
  return (
    <List aria-label={t('alerts.label')}>
      {shown.map(({ id, alert }) => (
        <li key={id}>{alert}</li>
      ))}
      {hidden > 0 && (
        <li>
          <Button variant="quiet" onPress={() => setShowsAll(true)}>
            {t('alerts.showAll', { count: hidden })}
          </Button>
        </li>
      )}
    </List>
  );
}
