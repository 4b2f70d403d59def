import { useCopy } from '@linework/copy';
import { FigureHeading } from '@linework/design-system';
import type { BusinessDate, Money } from '@linework/domain';
import type { ReactNode } from 'react';
import { FigureHead } from '../flow/FigureHead.tsx';
import { paymentCopy } from './payment.copy.ts';

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
  const isToday = date === today;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const rest = isToday ? 'toToday' : isThisYear ? 'toLater' : 'toLaterYear';
  return (
    <FigureHead
      title={t('review.heading')}
      figure={(heading) => (
        <FigureHeading
          {...heading}
          lead={t(isToday ? 'review.paying' : 'review.willPay')}
          cents={amount.cents}
        >
          {t(`review.${rest}`, { payee, date })}
        </FigureHeading>
      )}
      note={note}
      action={action}
    />
  );
}
