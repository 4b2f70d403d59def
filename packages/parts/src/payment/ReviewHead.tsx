import { useCopy } from '@linework/copy';
import { FigureHeading } from '@linework/design-system';
import type { BusinessDate, Money } from '@linework/domain';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useScreenTitle } from '../flow/StepHeading.tsx';
import { paymentCopy } from './payment.copy.ts';

/* The way to change it stands beside the figure, the middle one of three lines; under them where letters are large. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--lw-space-16);
  container-type: inline-size;

  > :first-child {
    flex: 1 1 13rem;
    min-width: 0;
  }
`;

const Note = styled.p`
  color: var(--lw-color-muted);
  margin-block-start: var(--lw-space-4);
`;

export interface ReviewHeadProps {
  amount: Money;
  /** Who is paid: the provider as the customer knows it. */
  payee: string;
  date: BusinessDate;
  today: BusinessDate;
  /** What becomes of an amount beyond what is due. */
  note?: string | undefined;
  /** The way to change the amount. */
  action: ReactNode;
}

/** What is about to happen, in a sentence: how much, to whom, on which day. */
export function ReviewHead({ amount, payee, date, today, note, action }: ReviewHeadProps) {
  const { t } = useCopy(paymentCopy);
  const { ref, progress } = useScreenTitle(t('review.heading'));
  const progressId = useId();
  const isToday = date === today;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const rest = isToday ? 'toToday' : isThisYear ? 'toLater' : 'toLaterYear';
  return (
    <Head>
      <div>
        <FigureHeading
          level={1}
          headingRef={ref}
          describedBy={progress ? progressId : undefined}
          lead={t(isToday ? 'review.paying' : 'review.willPay')}
          cents={amount.cents}
        >
          {t(`review.${rest}`, { payee, date })}
        </FigureHeading>
        {progress && (
          <span id={progressId} hidden>
            {progress}
          </span>
        )}
        {note && <Note>{note}</Note>}
      </div>
      {action}
    </Head>
  );
}
