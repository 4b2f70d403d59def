import { useCopy } from '@linework/copy';
import { Calendar, type DayMark } from '@linework/design-system';
import {
  type BusinessDate,
  businessDate,
  chargedAtOnce,
  type DebitDayChoice,
  dayNumberOf,
  debitDates,
  type FirstCharge,
  isPositive,
  lastShownDay,
  type PaymentMethodType,
  shownDebitDay,
} from '@linework/domain';
import { autoPayCopy } from './auto-pay.copy.ts';

export interface DebitDayCalendarProps {
  choices: readonly DebitDayChoice[];
  /** 1–31; `null` while none is chosen. */
  day: number | null;
  onChange: (day: number) => void;
  today: BusinessDate;
  dueDate: BusinessDate | null;
  /** What is debited: a bank moves money on banking days alone. */
  methodType: PaymentMethodType;
  /** What would be charged first on a day of the month; one that charges today is marked. */
  firstChargeOf: (day: number) => FirstCharge | null;
  /** Whether the card works on a date; one that does not keeps the day from being chosen. */
  worksOn: (date: BusinessDate) => boolean;
}

/** The day of the month, chosen where it stands next: days that would be late say for which bill, a bank's closed day when money leaves. */
export function DebitDayCalendar(props: DebitDayCalendarProps) {
  const { choices, day, onChange, today, dueDate, methodType, firstChargeOf, worksOn } = props;
  const { t } = useCopy(autoPayCopy);
  const choiceOn = (date: BusinessDate) => choices.find((choice) => choice.day === dayNumberOf(date));
  const lateOn = (shown: string): string | undefined => {
    const choice = choiceOn(businessDate(shown));
    if (choice?.availability !== 'unavailable') return undefined;
    const { day: late, dueDate: due, daysLate: count } = choice;
    return t('calendar.late', { due, day: late, count });
  };
  const unavailable = (shown: string): string | undefined => {
    const late = lateOn(shown);
    if (late !== undefined) return late;
    const choice = choiceOn(businessDate(shown));
    return choice && !worksOn(choice.firstDebit) ? t('calendar.cardExpires') : undefined;
  };
  const chosen = choices.find((choice) => choice.day === day);
  const debit = chosen && debitDates(chosen.firstDebit, methodType);
  const markOf = (shown: string): DayMark | undefined => {
    const always = { isAlwaysShown: true } as const;
    if (debit && debit.leavesOn !== debit.date && debit.leavesOn === shown)
      return { kind: 'planned', word: t('calendar.leaves'), text: t('calendar.leavesText'), ...always };
    const choice = choiceOn(businessDate(shown));
    if (choice?.firstDebit === today && unavailable(shown) === undefined) {
      const amount = chargedAtOnce(firstChargeOf(choice.day), today);
      if (isPositive(amount))
        return { kind: 'atOnce', word: t('calendar.now'), text: t('calendar.atOnceText', { amount }) };
    }
    const late = lateOn(shown);
    return late === undefined
      ? undefined
      : { kind: 'late', word: t('calendar.tooLate'), text: late, ...always };
  };
  return (
    <Calendar
      aria-label={t('calendar.name')}
      value={day === null ? null : shownDebitDay(day, today)}
      onChange={(date) => onChange(dayNumberOf(businessDate(date)))}
      min={today}
      max={lastShownDay(choices, today)}
      today={today}
      dueDate={dueDate ?? undefined}
      unavailable={unavailable}
      markOf={markOf}
      words={{
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        today: t('calendar.today'),
        selected: t('calendar.selected'),
        dueDate: t('calendar.dueDate'),
        due: t('calendar.due'),
        unavailable: t('calendar.unavailable'),
        planned: t('calendar.planned'),
        atOnce: t('calendar.atOnce'),
        range: t('calendar.range'),
      }}
    />
  );
}
