import { useCopy } from '@linework/copy';
import { DatePicker } from '@linework/design-system';
import {
  autoPayFirst,
  type BusinessDate,
  businessDate,
  firstLaterDay,
  latePaymentOn,
  type PaymentMethodType,
  type PaymentOptions,
} from '@linework/domain';
import { useEffect, useRef } from 'react';
import { Notices } from '../flow/stack.ts';
import type { RequiredField } from '../forms/use-form-problems.ts';
import { AutoPayFirstNotice } from './AutoPayFirstNotice.tsx';
import { LatePaymentNotice } from './LatePaymentNotice.tsx';
import { paymentCopy } from './payment.copy.ts';
import { type DayProblem, useDateWords } from './use-date-words.ts';
import { type MarkedOptions, useDayMarks } from './use-day-marks.ts';
import { useLeavingWords } from './use-leaving-words.ts';

export interface LaterDayProps {
  options: MarkedOptions & Pick<PaymentOptions, 'dates' | 'countedPayments'>;
  field: RequiredField;
  date: BusinessDate | null;
  /** It was asked for just now: it opens in view. */
  isJustAsked: boolean;
  /** What pays: a bank moves money on banking days alone. */
  paysFrom: PaymentMethodType;
  problemOf: (day: BusinessDate) => DayProblem | null;
  /** Who is paying, so that what they scheduled says "you". */
  userId: string;
  onChange: (date: BusinessDate | null) => void;
}

/** Another day than today: typed, or chosen in the calendar, and what to know of it before it is taken. */
export function LaterDay(props: LaterDayProps) {
  const { options, field, date, isJustAsked, paysFrom, problemOf, userId, onChange } = props;
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the way on covers what opens at the foot of the window.
    if (isJustAsked) picker.current?.scrollIntoView({ block: 'nearest' });
  }, [isJustAsked]);
  const { t } = useCopy(paymentCopy);
  const { dates, balance } = options;
  const { reasonOf, calendar } = useDateWords(options);
  const markOf = useDayMarks(options, userId);
  const leavingWords = useLeavingWords();
  const unavailable = (day: string) => {
    const found = problemOf(businessDate(day));
    return found === null || found === 'inThePast' || found === 'tooFarAhead' ? undefined : reasonOf(found);
  };
  const isFine = date !== null && problemOf(date) === null;
  const debit = isFine ? autoPayFirst(date, options) : null;
  const leaving = isFine && leavingWords(date, paysFrom);
  return (
    <>
      <div ref={picker}>
        <DatePicker
          {...field}
          label={t('date.field')}
          description={t('date.hint')}
          value={date}
          onChange={(chosen) => onChange(chosen === null ? null : businessDate(chosen))}
          min={dates.earliest}
          max={dates.latest}
          opensOn={firstLaterDay(dates)}
          today={dates.today}
          dueDate={balance.nextDueDate ?? undefined}
          unavailable={unavailable}
          markOf={markOf}
          words={calendar}
        />
      </div>
      <Notices aria-live="polite">
        {leaving && <p>{leaving}</p>}
        {isFine && <LatePaymentNotice late={latePaymentOn(date, options)} />}
        {debit && <AutoPayFirstNotice date={debit.date} amount={debit.estimatedAmount} />}
      </Notices>
    </>
  );
}
