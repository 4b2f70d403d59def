import { useCopy } from '@linework/copy';
import { AddIcon, AutoPayIcon, Card, FigureHeading, Icon, Link } from '@linework/design-system';
import { instantAt, isPositive, personToReader, type ScheduledOverview } from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { styled } from 'styled-components';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayLinks, HowYouPayReader } from './how-you-pay.types.ts';
import { Aside, Further, Lines, Verbs } from './page-layout.ts';

const Beside = styled.p`
  display: flex;
  gap: var(--lw-space-12);
  align-items: center;
  padding: var(--lw-space-12) var(--lw-space-16);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-brand-soft);
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  > svg {
    flex: none;
    color: var(--lw-color-brand);
  }
`;

/** How many may wait at a time (spec section 5). */
const most = 2;

interface OneProps {
  readonly overview: ScheduledOverview;
  readonly reader: HowYouPayReader;
}

export interface ScheduledCardProps extends Pick<OneProps, 'reader'> {
  /** Soonest first. */
  readonly waiting: readonly ScheduledOverview[];
  readonly links: HowYouPayLinks;
}

/** The payments that wait for their day, the soonest as the figure. */
export function ScheduledCard({ waiting, links, reader }: ScheduledCardProps) {
  const { t } = useCopy(howYouPayCopy);
  const [first, ...others] = waiting;
  const another = reader.mayPay && waiting.length < most ? links.toFlow('one-time-payment') : null;
  const addressOf = ({ payment }: ScheduledOverview, step: string) =>
    reader.mayPay ? links.toFlow('scheduled-payment', { step, payment: payment.id }) : null;
  const verbs = first && <Door overview={first} address={(step) => addressOf(first, step)} />;
  return (
    <Card
      title={t('scheduled.title')}
      action={first && <Aside>{t('scheduled.count', { count: waiting.length, total: most })}</Aside>}
      foot={
        (verbs || another) && (
          <Verbs>
            {verbs}
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
      {first ? <First overview={first} reader={reader} /> : <None />}
      {others.map((overview) => (
        <Second
          key={overview.payment.id}
          overview={overview}
          reader={reader}
          href={addressOf(overview, 'detail')}
        />
      ))}
    </Card>
  );
}

function None() {
  const { t } = useCopy(howYouPayCopy);
  return (
    <div>
      <p>{t('scheduled.none')}</p>
      <Lines>{t('scheduled.noneText')}</Lines>
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

function First({ overview, reader: { userId, timeZone } }: OneProps) {
  const { t } = useCopy(howYouPayCopy);
  const labelOf = useMethodLabel();
  const { payment, dates, closed, options, cancelPreview } = overview;
  const { amount, paymentDate: date, method, createdBy } = payment;
  const isOwn = personToReader(createdBy, userId) === 'you';
  const cutoff = { at: instantAt(dates.changeBy, options.dates.cutOff, timeZone).toISOString(), timeZone };
  const rest = cancelPreview.autoPay?.before;
  return (
    <>
      <FigureHeading lead={t('scheduled.day', { date })} cents={amount.cents} tone="muted">
        {t('scheduled.from', { method: labelOf(method, 'inSentence') })}
      </FigureHeading>
      <Lines>
        <span>{isOwn ? t('scheduled.byYou') : t('scheduled.by', { name: createdBy.name })}</span>
        <span>
          {closed === null
            ? t('scheduled.changeBy', { date: dates.changeBy, cutoff })
            : t('scheduled.closed')}
        </span>
      </Lines>
      {rest && isPositive(rest) && (
        <Beside>
          <Icon of={AutoPayIcon} />
          {t('scheduled.autoPay', { amount: rest })}
        </Beside>
      )}
    </>
  );
}

function Second({ overview: { payment, closed }, href }: OneProps & { readonly href: string | null }) {
  const { t } = useCopy(howYouPayCopy);
  const labelOf = useMethodLabel();
  const { amount, paymentDate: date, method } = payment;
  const verb = closed === null ? 'change' : 'view';
  return (
    <Further>
      <Lines>
        <strong>{t('scheduled.amount', { amount })}</strong>
        <span>{t('scheduled.fromOn', { date, method: labelOf(method, 'inSentence') })}</span>
      </Lines>
      {href && (
        <Link href={href} aria-label={t(`scheduled.${verb}Which`, { amount, date })}>
          {t(`scheduled.${verb}`)}
        </Link>
      )}
    </Further>
  );
}
