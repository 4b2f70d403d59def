import { useCopy, useFormat } from '@linework/copy';
import {
  type BusinessDate,
  bankClosedFor,
  type DebitDates,
  dayNumberOf,
  instantAt,
  isMovedInShortMonths,
  isPositive,
  type Money,
} from '@linework/domain';
import { autoPayCopy } from './auto-pay.copy.ts';

/** A debit and the day it comes by each month. */
export interface ToldDebit extends DebitDates {
  /** Zero where nothing is due that day: it then has no dates to tell. */
  readonly amount: Money;
  /** 1–31. */
  readonly day: number;
  /** Whether bills fall due on that day. */
  readonly isDueDay: boolean;
  readonly isChangeable: boolean;
  /** It is made today: by Auto Pay as it is on, or as soon as it is. */
  readonly isToday?: boolean;
  /** Nobody has agreed to it yet: Auto Pay is about to be turned on. */
  readonly isAhead?: boolean;
}

/** When something can be changed until: the day, and the time on the account's clock. */
export interface ChangeDeadline {
  /** `HH:MM`, 24-hour. */
  readonly cutOff: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** A line about a debit. */
export interface DebitFact {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** When a debit's money leaves a bank, and until when it can be changed; nothing of one that takes nothing. */
export function useDebitDates(
  { amount, date, leavesOn, changeBy, isChangeable, isToday, isAhead }: Omit<ToldDebit, 'day' | 'isDueDay'>,
  { cutOff, timeZone }: ChangeDeadline,
): readonly DebitFact[] {
  const { t } = useCopy(autoPayCopy);
  const format = useFormat();
  const closed = bankClosedFor(date);
  if (!isPositive(amount)) return [];
  const leaving: DebitFact = {
    label: t('rows.leavesBank'),
    value: t('rows.leavesOn', { date: leavesOn }),
    note: closed ? t(`rows.closed.${closed}`, { date }) : undefined,
  };
  const tooLate: DebitFact = isAhead
    ? { label: t('rows.change'), value: t(isToday ? 'rows.onceOnToday' : 'rows.onceOn', { date }) }
    : {
        label: t('rows.change'),
        value: t('rows.tooLate'),
        note: t(isToday ? 'rows.chargedToday' : 'rows.tooLateNote'),
      };
  return [
    ...(leavesOn === date ? [] : [leaving]),
    isChangeable
      ? {
          label: t('rows.changeBy'),
          value: t('rows.changeByDay', { date: changeBy }),
          note: format.time({ at: instantAt(changeBy, cutOff, timeZone), timeZone }),
        }
      : tooLate,
  ];
}

/** What there is to know of a debit: its day each month, when money leaves a bank, until when it can be changed. */
export function useDebitFacts(
  debit: ToldDebit,
  deadline: ChangeDeadline,
): { readonly everyMonth: DebitFact; readonly takes: DebitFact; readonly dates: readonly DebitFact[] } {
  const { t } = useCopy(autoPayCopy);
  const { day } = debit;
  const everyMonthNote = debit.isDueDay
    ? 'rows.dueDay'
    : isMovedInShortMonths(day)
      ? 'rows.shortMonths'
      : null;
  return {
    everyMonth: {
      label: t('rows.everyMonth'),
      value: t('rows.day', { day }),
      note: everyMonthNote === null ? undefined : t(everyMonthNote),
    },
    takes: { label: t('rows.takes'), value: t('rows.whatIsDue') },
    dates: useDebitDates(debit, deadline),
  };
}

/** Whether a day of the month is the one on which the newest bill falls due. */
export const isDueDay = (day: number, dueDate: BusinessDate | null): boolean =>
  dueDate !== null && dayNumberOf(dueDate) === day;
