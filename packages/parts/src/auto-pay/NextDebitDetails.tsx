import { useCopy } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money as MoneyFigure } from '@linework/design-system';
import { type BusinessDate, type DebitToCome, isPositive, type Money } from '@linework/domain';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { autoPayCopy } from './auto-pay.copy.ts';
import { DebitFigure } from './DebitFigure.tsx';
import { type ChangeDeadline, isDueDay, useDebitFacts } from './use-debit-facts.ts';

export interface NextDebitDetailsProps extends ChangeDeadline {
  nextDebit: DebitToCome;
  /** 1–31: by which day it comes from now on. */
  debitDay: number;
  dueDate: BusinessDate | null;
  /** The day of the bill that comes next; `null` where Auto Pay takes no more bills. */
  nextBillDate: BusinessDate | null;
  /** What scheduled payments pay by its day. */
  scheduled: Money;
  /** Off every bill, where the account has one. */
  discount: Money | null;
  /** From which bill on it comes off, where that is to be said. */
  discountNote?: string | undefined;
  today: BusinessDate;
  /** Whether it takes nothing only if a payment that nobody can confirm yet went through. */
  hangs: boolean;
}

/** What Auto Pay takes next and from what, by which day each month, and until when that can be changed. */
export function NextDebitDetails(props: NextDebitDetailsProps) {
  const { nextDebit, debitDay, dueDate, nextBillDate, scheduled, discount, today } = props;
  const { t } = useCopy(autoPayCopy);
  const labelOf = useMethodLabel();
  const { everyMonth, takes, dates } = useDebitFacts(
    { ...nextDebit, day: debitDay, isDueDay: isDueDay(debitDay, dueDate) },
    props,
  );
  return (
    <>
      <DebitFigure
        size="medium"
        amount={nextDebit.amount}
        date={nextDebit.date}
        debitDay={debitDay}
        nextBillDate={nextBillDate}
        today={today}
        hangs={props.hangs}
        method={labelOf(nextDebit.method, 'inSentence')}
      />
      <DescriptionList>
        {/* Only a figure is told with what it is charged to. */}
        {!isPositive(nextDebit.amount) && (
          <DescriptionRow label={t('rows.from')} value={labelOf(nextDebit.method)} />
        )}
        {isPositive(scheduled) && (
          <DescriptionRow
            label={t('sum.scheduled', { date: nextDebit.date })}
            value={<MoneyFigure cents={scheduled.cents} />}
          />
        )}
        {[everyMonth, takes, ...dates].map(({ label, value, note }) => (
          <DescriptionRow key={label} label={label} value={value} note={note} />
        ))}
        {discount && (
          <DescriptionRow
            label={t('rows.discountLabel')}
            value={t('rows.discount', { amount: discount })}
            note={props.discountNote}
          />
        )}
      </DescriptionList>
    </>
  );
}
