import { useCopy } from '@linework/copy';
import { AddIcon, Card, Icon, Link } from '@linework/design-system';
import { maximumFuturePayments, type ScheduledOverview } from '@linework/domain';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayLinks, HowYouPayReader } from './how-you-pay.types.ts';
import { Aside, Doors, Lines, Verbs } from './page-layout.ts';
import { FurtherPayment, NextPayment } from './WaitingPayments.tsx';

export interface ScheduledCardProps {
  readonly reader: HowYouPayReader;
  /** Soonest first. */
  readonly waiting: readonly ScheduledOverview[];
  readonly links: HowYouPayLinks;
  /** Whether anything can be paid online: else no payment is offered. */
  readonly canSchedule: boolean;
}

/** The payments that wait for their day, the soonest as the figure. */
export function ScheduledCard({ waiting, links, reader, canSchedule }: ScheduledCardProps) {
  const { t } = useCopy(howYouPayCopy);
  const [first, ...others] = waiting;
  const another =
    reader.mayPay && canSchedule && waiting.length < maximumFuturePayments
      ? links.toFlow('one-time-payment')
      : null;
  const addressOf = ({ payment }: ScheduledOverview, step: string) =>
    reader.mayPay ? links.toFlow('scheduled-payment', { step, payment: payment.id }) : null;
  const doorOf = (overview: ScheduledOverview) =>
    reader.mayPay && <Door overview={overview} address={(step) => addressOf(overview, step)} />;
  const door = first && doorOf(first);
  // At the card's foot only where it can be meant of one payment.
  const isAlone = others.length === 0;
  return (
    <Card
      title={t('scheduled.title')}
      action={
        first && (
          <Aside>{t('scheduled.count', { count: waiting.length, total: maximumFuturePayments })}</Aside>
        )
      }
      foot={
        ((isAlone && door) || another) && (
          <Verbs>
            {isAlone && door}
            {another && (
              <Link href={another}>
                <Icon of={AddIcon} />
                {t(first ? 'scheduled.another' : 'scheduled.schedule')}
              </Link>
            )}
          </Verbs>
        )
      }
    >
      {first ? <NextPayment overview={first} reader={reader} /> : <None canSchedule={canSchedule} />}
      {!isAlone && door && <Doors>{door}</Doors>}
      {others.map((overview) => (
        <FurtherPayment key={overview.payment.id} overview={overview} reader={reader}>
          {doorOf(overview)}
        </FurtherPayment>
      ))}
    </Card>
  );
}

function None({ canSchedule }: Pick<ScheduledCardProps, 'canSchedule'>) {
  const { t } = useCopy(howYouPayCopy);
  return (
    <div>
      <p>{t('scheduled.none')}</p>
      {canSchedule && <Lines>{t('scheduled.noneText')}</Lines>}
    </div>
  );
}

function Door({
  overview: { payment, closed },
  address,
}: {
  readonly overview: ScheduledOverview;
  readonly address: (step: string) => string | null;
}) {
  const { t } = useCopy(howYouPayCopy);
  const [detail, cancel] = [address('detail'), address('cancel')];
  const which = { amount: payment.amount, date: payment.paymentDate };
  if (!detail || !cancel) return null;
  if (closed !== null)
    return (
      <Link href={detail} aria-label={t('scheduled.viewWhich', which)}>
        {t('scheduled.view')}
      </Link>
    );
  return (
    <>
      <Link href={detail} aria-label={t('scheduled.changeWhich', which)}>
        {t('scheduled.change')}
      </Link>
      <Link variant="destructive" href={cancel} aria-label={t('scheduled.cancelWhich', which)}>
        {t('scheduled.cancel')}
      </Link>
    </>
  );
}
