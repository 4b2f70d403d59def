import { useCopy, useFormat } from '@linework/copy';
import { Alert, Link } from '@linework/design-system';
import {
  type BillingSummary,
  isAfterDueDate,
  isNamedDevice,
  isPaidBesides,
  type Notice,
  type Payment,
  paysOnline,
} from '@linework/domain';
import { outcomeActionsCopy } from '@linework/parts/outcomes';
import {
  accountNewsCopy,
  ConfirmedAlert,
  FailedPaymentAlert,
  MissingAutoPayAlert,
  MobileRestoringAlert,
  MobileStandingAlert,
  NewsActions,
  RestrictionStandingAlert,
  ReturnedAlert,
  WithSupportAlert,
} from '@linework/parts/standings';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks } from './billing-home.types.ts';

/** The scheduled-payments alert names at most two (spec section 9). */
const scheduledShown = 2;

/** A card has paid; a bank has only been asked. */
const toneOfReceived = { creditCard: 'positive', bankAccount: 'information' } as const;

export interface NoticeAlertProps {
  readonly notice: Notice;
  readonly summary: BillingSummary;
  readonly links: Pick<BillingHomeLinks, 'pay' | 'payment' | 'stores' | 'toFlow'>;
  /** The customer has read how a payment ended. */
  readonly onDismiss: (paymentId: string) => void;
}

/** A payment was received on its day, and has not posted yet. */
function ReceivedAlert({ payment }: { readonly payment: Payment }) {
  const { t } = useCopy(billingHomeCopy);
  const {
    amount,
    paymentDate: date,
    method: { type },
  } = payment;
  return (
    <Alert tone={toneOfReceived[type]} title={t(`alerts.pending.${type}.title`, { amount, date })}>
      {t(`alerts.pending.${type}.text`)}
    </Alert>
  );
}

interface ScheduledAlertProps extends Pick<NoticeAlertProps, 'summary'> {
  readonly payments: readonly Payment[];
  readonly href: string | null;
}

function ScheduledAlert({ payments, href, summary }: ScheduledAlertProps) {
  const { balance, setToPay, scheduledForCredit } = summary;
  const { t } = useCopy(billingHomeCopy);
  const format = useFormat();
  const count = payments.length;
  return (
    <Alert
      tone="information"
      title={t('alerts.scheduled.title', { count })}
      action={href && <Link href={href}>{t('alerts.scheduled.see', { count })}</Link>}
    >
      {format.list(
        payments.slice(0, scheduledShown).map(({ amount, paymentDate: date }) => {
          const isLate = isAfterDueDate(date, balance, setToPay?.left);
          return t(`alerts.scheduled.${isLate ? 'late' : 'item'}`, { amount, date });
        }),
      )}
      {/* Nothing is due for any of them. */}
      {scheduledForCredit === count && `. ${t('alerts.scheduled.credit')}`}
    </Alert>
  );
}

/** One notice, with what can be done about it. */
export function NoticeAlert({ notice, summary, links, onDismiss }: NoticeAlertProps) {
  const { t } = useCopy(billingHomeCopy);
  const { t: say } = useCopy(outcomeActionsCopy);
  const { t: tell } = useCopy(accountNewsCopy);
  const { openPayment, restriction, autoPay } = summary;
  const canPay = !openPayment && paysOnline(restriction);
  const payHrefOf = ({ device }: Payment) => {
    if (!device) return links.pay;
    return links.toFlow('device-payment', { device: isNamedDevice(device) ? device.id : 'bill' });
  };
  const actionsFor = (payment: Payment, payHref = canPay ? payHrefOf(payment) : null) => (
    <NewsActions
      payment={payment}
      payHref={payHref}
      resultHref={links.payment(payment.id)}
      onDismiss={() => onDismiss(payment.id)}
    />
  );
  switch (notice.kind) {
    case 'withSupport':
      return <WithSupportAlert payment={notice.payment} isPaidBesides={isPaidBesides(summary)} />;
    case 'failed':
      return (
        <FailedPaymentAlert
          failed={notice.failed}
          nextDebit={autoPay?.nextDebit.date ?? null}
          canPay={canPay}
          action={actionsFor(notice.failed.payment)}
        />
      );
    case 'returned':
      return <ReturnedAlert returned={notice.returned} action={actionsFor(notice.returned.payment)} />;
    case 'mobile':
      return (
        <MobileStandingAlert
          standing={notice.standing}
          pastDue={notice.pastDue}
          confirming={notice.confirming}
          payHref={openPayment ? null : links.toFlow('device-payment', { device: 'bill' })}
        />
      );
    case 'mobileRestoring':
      return <MobileRestoringAlert />;
    case 'missingAutoPay':
      return (
        <MissingAutoPayAlert
          href={links.toFlow('auto-pay-enroll', { for: 'mobile' })}
          foldLabel={tell('details')}
        />
      );
    case 'restriction':
      return (
        <RestrictionStandingAlert
          standing={notice.restriction}
          action={
            <Link href={links.stores} newTab={say('newTab')}>
              {t('alerts.findStore')}
            </Link>
          }
        />
      );
    case 'confirmed':
      return <ConfirmedAlert payment={notice.payment} action={actionsFor(notice.payment, null)} />;
    case 'received':
      return <ReceivedAlert payment={notice.payment} />;
    case 'scheduled':
      return (
        <ScheduledAlert
          payments={notice.payments}
          href={links.toFlow('scheduled-payment')}
          summary={summary}
        />
      );
  }
}
