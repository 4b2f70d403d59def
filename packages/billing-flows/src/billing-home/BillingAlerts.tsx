import { useCopy, useFormat } from '@linework/copy';
import { Alert, Button, Link, VisuallyHidden } from '@linework/design-system';
import { type BillingSummary, type Payment, paysOnline, scheduledBesides } from '@linework/domain';
import {
  accountNewsCopy,
  FailedPaymentAlert,
  NewsActions,
  RestrictionStandingAlert,
  ReturnedAlert,
  WithSupportAlert,
  withSupportBesides,
} from '@linework/parts/standings';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks } from './billing-home.types.ts';

/** How many are shown before the customer asks for all (look and feel, layout). */
const shownAtOnce = 2;
/** The scheduled-payments alert names at most two (spec section 9). */
const scheduledShown = 2;

/** A card has paid; a bank has only been asked. */
const toneOfPending = { creditCard: 'positive', bankAccount: 'information' } as const;

const List = styled.ul`
  display: grid;
  gap: var(--lw-space-12);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* It takes the focus only to hand it on, so it shows none. */
const Place = styled.div`
  outline: none;

  /* Without a notice it takes no room in what it stands in. */
  &:not(:has(li)) {
    position: absolute;
  }
`;

export interface BillingAlertsProps {
  readonly summary: BillingSummary;
  readonly links: Pick<BillingHomeLinks, 'pay' | 'payment' | 'scheduled' | 'stores'>;
  /** The customer has read how a payment ended. */
  readonly onDismiss: (paymentId: string) => void;
}

/**
 * What the customer should know before anything else, worst first. How the account stands, and what pays the bill by
 * itself, is told with what is due.
 */
function useAlerts({
  summary,
  links,
  onDismiss,
}: BillingAlertsProps): readonly { id: string; alert: ReactNode }[] {
  const { t } = useCopy(billingHomeCopy);
  const format = useFormat();
  const { openPayment, news, restriction, autoPay, paymentsOnTheirWay, setToPay } = summary;
  const canPay = !openPayment && paysOnline(restriction);
  const actionsFor = (payment: Payment) => (
    <NewsActions
      payment={payment}
      payHref={canPay ? links.pay : null}
      resultHref={links.payment(payment.id)}
      onDismiss={() => onDismiss(payment.id)}
    />
  );
  const restricted = restriction && (
    <RestrictionStandingAlert
      standing={restriction}
      action={
        <Link href={links.stores} newTab={t('newTab')}>
          {t('alerts.findStore')}
        </Link>
      }
    />
  );
  const scheduledPayments = scheduledBesides(summary.scheduledPayments, setToPay);
  const [next] = scheduledPayments;
  const scheduled = next && (
    <Alert
      tone="information"
      title={t('alerts.scheduled.title', { count: scheduledPayments.length })}
      action={
        <Link href={links.scheduled}>{t('alerts.scheduled.see', { count: scheduledPayments.length })}</Link>
      }
    >
      {format.list(
        scheduledPayments
          .slice(0, scheduledShown)
          .map(({ amount, paymentDate }) => t('alerts.scheduled.item', { amount, date: paymentDate })),
      )}
    </Alert>
  );
  return [
    ...withSupportBesides(summary).map((payment) => ({
      id: payment.id,
      alert: <WithSupportAlert payment={payment} />,
    })),
    ...news.failed.map((failed) => ({
      id: failed.payment.id,
      alert: (
        <FailedPaymentAlert
          failed={failed}
          nextDebit={autoPay?.nextDebit.date ?? null}
          action={actionsFor(failed.payment)}
        />
      ),
    })),
    ...news.returned.map((returned) => ({
      id: returned.payment.id,
      alert: <ReturnedAlert returned={returned} action={actionsFor(returned.payment)} />,
    })),
    { id: 'restriction', alert: restricted },
    ...paymentsOnTheirWay.map(({ id, amount, method }) => ({
      id,
      alert: (
        <Alert tone={toneOfPending[method.type]} title={t(`alerts.pending.${method.type}.title`, { amount })}>
          {t(`alerts.pending.${method.type}.text`)}
        </Alert>
      ),
    })),
    { id: 'scheduled', alert: scheduled },
  ].filter(({ alert }) => Boolean(alert));
}

/** The notices of billing home and of the account's summary: at most two before "show all". */
export function BillingAlerts(props: BillingAlertsProps) {
  const { t } = useCopy(billingHomeCopy);
  const { t: tell } = useCopy(accountNewsCopy);
  const [showsAll, setShowsAll] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const onDismiss = (paymentId: string) => {
    // The button goes with its notice: whoever goes on by keyboard goes on from here.
    place.current?.focus();
    setDismissed(true);
    props.onDismiss(paymentId);
  };
  const alerts = useAlerts({ ...props, onDismiss });
  const shown = showsAll ? alerts : alerts.slice(0, shownAtOnce);
  const hidden = alerts.length - shown.length;
  return (
    <Place ref={place} tabIndex={-1}>
      <VisuallyHidden role="status">{dismissed ? tell('dismissed') : ''}</VisuallyHidden>
      {alerts.length > 0 && (
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
      )}
    </Place>
  );
}
