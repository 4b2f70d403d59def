import { useCopy } from '@linework/copy';
import { Money, ReviewList, ReviewRow } from '@linework/design-system';
import { personToReader, type ScheduledOverview } from '@linework/domain';
import { MethodIcon, useMethodLabel } from '@linework/parts/methods';
import type { ReactNode } from 'react';
import { cutoffOf } from './cutoff-of.ts';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

export interface PaymentFactsProps {
  readonly overview: ScheduledOverview;
  readonly userId: string;
  /** IANA name: the cutoff is told by the account's clock. */
  readonly timeZone: string;
  /** The way to change one of its answers. */
  readonly action?: (step: 'amount' | 'method' | 'date') => ReactNode;
}

/** How much, from what, on which day, who made it, and until when that can be changed. */
export function PaymentFacts({ overview, userId, timeZone, action }: PaymentFactsProps) {
  const { t } = useCopy(scheduledPaymentCopy);
  const labelOf = useMethodLabel();
  const { payment, dates } = overview;
  const { amount, method, createdBy } = payment;
  const isOther = personToReader(createdBy, userId) === 'other';
  return (
    <ReviewList>
      <ReviewRow
        label={t('facts.amount')}
        value={<Money cents={amount.cents} />}
        action={action?.('amount')}
      />
      <ReviewRow
        label={t('facts.from')}
        mark={<MethodIcon method={method} />}
        value={labelOf(method)}
        action={action?.('method')}
      />
      <ReviewRow
        label={t('facts.on')}
        value={t('facts.day', { date: dates.date })}
        note={dates.leavesOn === dates.date ? undefined : t('facts.leaves', { date: dates.leavesOn })}
        action={action?.('date')}
      />
      <ReviewRow label={t('facts.by')} value={isOther ? createdBy.name : t('facts.you')} />
      {overview.closed === null && (
        <ReviewRow label={t('facts.changeBy')} value={t('facts.until', cutoffOf(overview, timeZone))} />
      )}
    </ReviewList>
  );
}
