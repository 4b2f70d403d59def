import { useCopy } from '@linework/copy';
import { AutoPayIcon, FigureHeading, Icon } from '@linework/design-system';
import { instantAt, isPositive, personToReader, type ScheduledOverview } from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayReader } from './how-you-pay.types.ts';
import { Doors, Further, Lines } from './page-layout.ts';

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

interface WaitingProps {
  readonly overview: ScheduledOverview;
  readonly reader: HowYouPayReader;
}

/** The payment that comes first: when and how much, from what, whose it is, and until when it can be changed. */
export function NextPayment({ overview, reader }: WaitingProps) {
  const { t } = useCopy(howYouPayCopy);
  const labelOf = useMethodLabel();
  const { payment, cancelPreview } = overview;
  const { amount, paymentDate: date, method } = payment;
  const rest = cancelPreview.autoPay?.before;
  return (
    <>
      <FigureHeading lead={t('scheduled.day', { date })} cents={amount.cents} tone="muted">
        {t('scheduled.from', { method: labelOf(method, 'inSentence') })}
      </FigureHeading>
      <Lines>
        <WhoseAndUntil overview={overview} reader={reader} />
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

/** Whose payment it is; to whoever may change it, until when. */
function WhoseAndUntil({
  overview: { payment, dates, closed, options },
  reader: { userId, timeZone, mayPay },
}: WaitingProps) {
  const { t } = useCopy(howYouPayCopy);
  const { createdBy } = payment;
  const isOwn = personToReader(createdBy, userId) === 'you';
  const cutoff = { at: instantAt(dates.changeBy, options.dates.cutOff, timeZone).toISOString(), timeZone };
  return (
    <>
      <span>{isOwn ? t('scheduled.byYou') : t('scheduled.by', { name: createdBy.name })}</span>
      {mayPay && (
        <span>
          {closed === null
            ? t('scheduled.changeBy', { date: dates.changeBy, cutoff })
            : t('scheduled.closed')}
        </span>
      )}
    </>
  );
}

/** One that comes after it, with what can be done with it. */
export function FurtherPayment({
  overview,
  reader,
  children,
}: WaitingProps & { readonly children: ReactNode }) {
  const { t } = useCopy(howYouPayCopy);
  const labelOf = useMethodLabel();
  const { amount, paymentDate: date, method } = overview.payment;
  return (
    <Further>
      <Lines>
        <strong>{t('scheduled.amount', { amount })}</strong>
        <span>{t('scheduled.fromOn', { date, method: labelOf(method, 'inSentence') })}</span>
        <WhoseAndUntil overview={overview} reader={reader} />
      </Lines>
      {children && <Doors>{children}</Doors>}
    </Further>
  );
}
