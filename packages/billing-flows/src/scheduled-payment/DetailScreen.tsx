import { useCopy } from '@linework/copy';
import { Alert, Button, ReviewList, ReviewRow } from '@linework/design-system';
import { confirmationNumberOf, type ScheduledOverview } from '@linework/domain';
import { Stack } from '@linework/parts/flow';
import { MethodIcon, useMethodLabel } from '@linework/parts/methods';
import { outcomeActionsCopy } from '@linework/parts/outcomes';
import { CopyConfirmation, paymentCopy, ReviewFigure, useLeavingWords } from '@linework/parts/payment';
import { cutoffOf } from './cutoff-of.ts';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';
import { usePaymentNotes } from './use-payment-notes.ts';
import { Warnings } from './Warnings.tsx';

export interface DetailScreenProps {
  readonly overview: ScheduledOverview;
  readonly userId: string;
  /** IANA name: the cutoff is told by the account's clock. */
  readonly timeZone: string;
  readonly onChange: (step: 'amount' | 'method' | 'date') => void;
  readonly onCancel: () => void;
  /** `null` where another cannot be scheduled beside it. */
  readonly onScheduleAnother: (() => void) | null;
}

/** One payment that waits: what it is, what to know of it, and the ways to change it while that can be. */
export function DetailScreen({ overview, userId, timeZone, onChange, ...ways }: DetailScreenProps) {
  const { t } = useCopy(scheduledPaymentCopy);
  const { t: say } = useCopy(paymentCopy);
  const { t: name } = useCopy(outcomeActionsCopy);
  const leavingWords = useLeavingWords();
  const labelOf = useMethodLabel();
  const notesOf = usePaymentNotes(userId, timeZone);
  const { payment, dates, closed, warnings } = overview;
  const isOpen = closed === null;
  const number = confirmationNumberOf(payment);
  const change = (step: Parameters<DetailScreenProps['onChange']>[0], label: string) =>
    isOpen && (
      <Button variant="quiet" aria-label={label} onPress={() => onChange(step)}>
        {t('detail.change')}
      </Button>
    );
  return (
    <Stack>
      <ReviewFigure
        title={t('list.heading')}
        lead={t('facts.lead')}
        amount={payment.amount}
        rest={t('facts.onDay', { date: dates.leavesOn })}
        notes={notesOf(overview)}
        action={change('amount', t('detail.changeAmount'))}
      />
      {!isOpen && (
        <Alert tone="information" title={t('detail.closedTitle')}>
          {t('detail.closedText', cutoffOf(overview, timeZone))}
        </Alert>
      )}
      <Warnings warnings={warnings} />
      <ReviewList>
        <ReviewRow
          label={t('facts.from')}
          mark={<MethodIcon method={payment.method} />}
          value={labelOf(payment.method)}
          action={change('method', t('detail.changeMethod'))}
        />
        <ReviewRow
          label={t('facts.on')}
          value={t('facts.day', { date: dates.date })}
          note={leavingWords(dates.date, payment.method.type)}
          action={change('date', t('detail.changeDate'))}
        />
        {number && (
          <ReviewRow label={say('result.confirmation')} value={<CopyConfirmation number={number} />} />
        )}
      </ReviewList>
      {isOpen && (
        <Button variant="destructive" isFullWidth onPress={ways.onCancel}>
          {t('detail.cancel')}
        </Button>
      )}
      {ways.onScheduleAnother && (
        <Button variant="secondary" isFullWidth onPress={ways.onScheduleAnother}>
          {name('scheduleAnother')}
        </Button>
      )}
    </Stack>
  );
}
