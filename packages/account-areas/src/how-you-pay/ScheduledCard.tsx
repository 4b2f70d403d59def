import { useCopy } from '@linework/copy';
import { AddIcon, Card, Icon, Link } from '@linework/design-system';
import { maximumFuturePayments, type ScheduledOverview, type Scheduling } from '@linework/domain';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayLinks, HowYouPayReader } from './how-you-pay.types.ts';
import { Aside, Doors, Lines, Verbs } from './page-layout.ts';
import { FurtherPayment, NextPayment } from './WaitingPayments.tsx';

export interface ScheduledCardProps {
  readonly reader: HowYouPayReader;
  /** Soonest first. */
  readonly waiting: readonly ScheduledOverview[];
  readonly links: HowYouPayLinks;
  /** Which days a payment can be given now: none is offered where it is not any. */
  readonly scheduling: Scheduling;
}

/** What is said where nothing waits; online payments that are blocked are told in their own place. */
const notes = {
  anyDay: 'scheduled.noneText',
  whilePastDue: 'scheduled.sameDay',
  untilPosted: 'scheduled.sameDayUntilPosted',
  whileOff: 'scheduled.sameDayWhileOff',
  whileInactive: 'scheduled.sameDayWhileInactive',
  afterConfirming: 'scheduled.afterConfirming',
  notOnline: null,
} as const satisfies Record<Scheduling, string | null>;

/** The payments that wait for their day, the soonest as the figure. */
export function ScheduledCard({ waiting, links, reader, scheduling }: ScheduledCardProps) {
  const { t } = useCopy(howYouPayCopy);
  const [first, ...others] = waiting;
  const another =
    reader.mayPay && scheduling === 'anyDay' && waiting.length < maximumFuturePayments
      ? links.toFlow('one-time-payment', { when: 'later' })
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
      {first ? <NextPayment overview={first} reader={reader} /> : <None scheduling={scheduling} />}
      {!isAlone && door && <Doors>{door}</Doors>}
      {others.map((overview) => (
        <FurtherPayment key={overview.payment.id} overview={overview} reader={reader}>
          {doorOf(overview)}
        </FurtherPayment>
      ))}
    </Card>
  );
}

function None({ scheduling }: Pick<ScheduledCardProps, 'scheduling'>) {
  const { t } = useCopy(howYouPayCopy);
  const note = notes[scheduling];
  return (
    <div>
      <p>{t('scheduled.none')}</p>
      {note && <Lines>{t(note)}</Lines>}
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
