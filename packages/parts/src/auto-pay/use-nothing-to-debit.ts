import { useCopy } from '@linework/copy';
import { type BusinessDate, nextBillDebit } from '@linework/domain';
import { autoPayCopy } from './auto-pay.copy.ts';

/** A debit that has nothing to take, and what comes after it. */
export interface NothingToDebit {
  readonly date: BusinessDate;
  /** 1–31: by which day it comes each month. */
  readonly debitDay: number;
  /** The day of the bill that comes next; `null` where Auto Pay takes no more bills. */
  readonly nextBillDate: BusinessDate | null;
  readonly today: BusinessDate;
  /** It is so only if a payment that nobody can confirm yet went through. */
  readonly hangs: boolean;
}

/**
 * What is said where nothing is owed on a debit's day: what that hangs on, when the next bill comes and is taken, else that
 * nothing is due.
 */
export function useNothingToDebit({ date, debitDay, nextBillDate, today, hangs }: NothingToDebit) {
  const { t } = useCopy(autoPayCopy);
  const isToday = date === today;
  if (hangs)
    return {
      title: t('nothing.titleHangs'),
      text: t(isToday ? 'nothing.hangsToday' : 'nothing.hangsOn', { date }),
    };
  const next = nextBillDebit(nextBillDate, { date, debitDay });
  return next
    ? {
        title: t('nothing.titleNextBill'),
        text: t('nothing.nextBill', { bill: next.billDate, date: next.date }),
      }
    : { title: t('nothing.title'), text: t(isToday ? 'nothing.today' : 'nothing.on', { date }) };
}
