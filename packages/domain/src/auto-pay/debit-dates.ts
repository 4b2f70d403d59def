import { bankingDaysBefore } from '../dates/banking-days.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import type { PaymentMethodType } from '../method/payment-method.ts';
import { leavingDay } from '../payment/leaving-day.ts';

/** The days of one Auto Pay debit (product decision "Debit days"). */
export interface DebitDates {
  /** The day that the customer chose; it counts for lateness. */
  readonly date: BusinessDate;
  /** The day on which the money leaves. */
  readonly leavesOn: BusinessDate;
  /** The last day on which a change reaches this debit, until the cut-off. */
  readonly changeBy: BusinessDate;
}

/** A bank is asked on the banking day before the money leaves, and a change is in by the one before that. */
export const bankNoticeDays = 2;

/** The days of a debit: of a card the day itself and the day before, of a bank counted in banking days. */
export function debitDates(date: BusinessDate, type: PaymentMethodType): DebitDates {
  const leavesOn = leavingDay(date, type);
  const changeBy = type === 'bankAccount' ? bankingDaysBefore(leavesOn, bankNoticeDays) : addDays(date, -1);
  return { date, leavesOn, changeBy };
}
