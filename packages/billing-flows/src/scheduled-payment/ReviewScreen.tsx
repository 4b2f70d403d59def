import { useCopy } from '@linework/copy';
import { Alert, Button, FlowActions, ReviewList, ReviewRow } from '@linework/design-system';
import {
  type BusinessDate,
  latePaymentOn,
  type Money as MoneyValue,
  type ScheduledOverview,
  type ScheduledWarning,
} from '@linework/domain';
import { type MethodWords, Stack } from '@linework/parts/flow';
import { MethodIcon, useMethodLabel } from '@linework/parts/methods';
import { ConnectionLostNotice } from '@linework/parts/outcomes';
import { LatePaymentNotice, ReviewFigure, useLeavingWords } from '@linework/parts/payment';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';
import { useCreditTold } from './use-credit-told.ts';
import { Warnings } from './Warnings.tsx';

export interface ReviewScreenProps {
  readonly overview: ScheduledOverview;
  readonly amount: MoneyValue;
  readonly date: BusinessDate;
  /** Another method than now; `null` where that stays. */
  readonly method: MethodWords | null;
  readonly changes: { readonly amount: boolean; readonly date: boolean; readonly method: boolean };
  /** `null` when they could not be looked up. */
  readonly warnings: readonly ScheduledWarning[] | null;
  /** It is being sent: nothing can be changed, nothing moves. */
  readonly isBusy: boolean;
  /** It was pressed without a connection. */
  readonly isCutOff: boolean;
  readonly onChange: (step: 'amount' | 'method' | 'date') => void;
  readonly onSubmit: () => void;
}

/** The payment as it would be, with what it was before, to be read once more. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { overview, amount, date, method, changes, warnings, isBusy, onChange } = props;
  const { payment, options } = overview;
  const { t } = useCopy(scheduledPaymentCopy);
  const labelOf = useMethodLabel();
  const leavingWords = useLeavingWords();
  const isToday = date === options.dates.today;
  const shown = method?.method ?? payment.method;
  const change = (step: 'amount' | 'method' | 'date', label: string) => (
    <Button variant="quiet" aria-label={label} isDisabled={isBusy} onPress={() => onChange(step)}>
      {t('detail.change')}
    </Button>
  );
  const leaving = isToday ? undefined : leavingWords(date, shown.type);
  const credit = useCreditTold()({ amount, paymentDate: date }, options);
  const was = {
    amount: t('review.wasAmount', { amount: payment.amount }),
    method: t('review.wasMethod', { method: labelOf(payment.method) }),
    date: t('review.wasDate', { date: payment.paymentDate }),
  };
  return (
    <Stack>
      <ReviewFigure
        title={t('review.heading')}
        lead={t('review.lead')}
        amount={amount}
        rest={t(isToday ? 'facts.today' : 'facts.onDay', { date })}
        notes={[...(changes.amount ? [was.amount] : []), ...(credit ? [credit] : [])]}
        action={change('amount', t('detail.changeAmount'))}
      />
      <ReviewList>
        <ReviewRow
          label={t('facts.from')}
          mark={<MethodIcon method={shown} />}
          value={labelOf(shown)}
          note={changes.method && was.method}
          action={change('method', t('detail.changeMethod'))}
        />
        <ReviewRow
          label={t('facts.on')}
          value={t(isToday ? 'review.today' : 'facts.day', { date })}
          note={changes.date && was.date}
          action={change('date', t('detail.changeDate'))}
        />
      </ReviewList>
      {isToday && <p>{t('review.todayNote')}</p>}
      {leaving && <p>{leaving}</p>}
      <LatePaymentNotice late={latePaymentOn(date, options)} />
      {warnings ? <Warnings warnings={warnings} /> : <Alert tone="information" title={t('review.unknown')} />}
      <FlowActions>
        {props.isCutOff && <ConnectionLostNotice />}
        <Button isFullWidth isBusy={isBusy} busyLabel={t('review.saving')} onPress={props.onSubmit}>
          {isToday ? t('review.payToday', { amount }) : t('review.save')}
        </Button>
      </FlowActions>
    </Stack>
  );
}
