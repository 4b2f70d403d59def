import { useCopy } from '@linework/copy';
import type { BusinessDate, Money } from '@linework/domain';
import type { ReactNode } from 'react';
import { paymentCopy } from './payment.copy.ts';
import { ReviewFigure } from './ReviewFigure.tsx';

export interface ReviewHeadProps {
  amount: Money;
  /** Who is paid: the provider as the customer knows it. */
  payee: string;
  date: BusinessDate;
  today: BusinessDate;
  /** What becomes of an amount beyond what is due. */
  note: string | null;
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
    <ReviewFigure
      title={t('review.heading')}
      lead={t(isToday ? 'review.paying' : 'review.willPay')}
      amount={amount}
      rest={t(`review.${rest}`, { payee, date })}
      {...(note && { notes: [note] })}
      action={action}
    />
  );
}
