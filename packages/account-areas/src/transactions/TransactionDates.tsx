import { useCopy } from '@linework/copy';
import { DateField } from '@linework/design-system';
import { type BusinessDate, businessDate, endsBeforeItBegins, type TransactionView } from '@linework/domain';
import { memo, useState } from 'react';
import { Bounds } from './filter-parts.ts';
import type { OnLook } from './TransactionChoices.tsx';
import { transactionsCopy } from './transactions.copy.ts';

type Days = Pick<TransactionView, 'from' | 'to'>;
type End = keyof Days;

export interface TransactionDatesProps extends Days {
  readonly onLook: OnLook;
}

/** Two days of the customer's own, or one of them. A day that is whole is looked for at once; days without sense look for nothing. */
export const TransactionDates = memo(function Dates({ from, to, onLook }: TransactionDatesProps) {
  const { t } = useCopy(transactionsCopy);
  const [held, setHeld] = useState<{ readonly days: Days; readonly said: Days }>({
    days: { from, to },
    said: { from, to },
  });
  // What is said from outside, by Back or by clearing all, takes the place of what stands here.
  if (held.said.from !== from || held.said.to !== to) {
    setHeld({ days: { from, to }, said: { from, to } });
  }
  const hold = (end: End, day: BusinessDate | null, isEmpty: boolean) => {
    const days = { ...held.days, [end]: day };
    setHeld({ ...held, days });
    if ((day !== null || isEmpty) && !endsBeforeItBegins(days)) {
      onLook({ ...days, period: null }, 'replace');
    }
  };
  return (
    <Bounds>
      <Day of="from" day={held.days.from} onHold={hold} />
      <Day
        of="to"
        day={held.days.to}
        onHold={hold}
        problem={endsBeforeItBegins(held.days) ? t('filters.datesTurned') : undefined}
      />
    </Bounds>
  );
});

interface DayProps {
  readonly of: End;
  readonly day: BusinessDate | null;
  readonly onHold: (of: End, day: BusinessDate | null, isEmpty: boolean) => void;
  readonly problem?: string | undefined;
}

/** One of the days. What is no date yet is said to be none once the field is left. */
function Day({ of, day, onHold, problem }: DayProps) {
  const { t } = useCopy(transactionsCopy);
  const [isPart, setPart] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const wrong = isPart && isLeft && day === null ? t('filters.dateWrong') : problem;
  return (
    <DateField
      label={t(`filters.${of}`)}
      placeholder={t('filters.dateForm')}
      width="full"
      value={day}
      onChange={(date, text) => {
        setPart(date === null && text !== '');
        onHold(of, date === null ? null : businessDate(date), text === '');
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      {...(wrong && { errorMessage: wrong })}
    />
  );
}
