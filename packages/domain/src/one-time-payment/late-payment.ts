import { addDays, type BusinessDate, daysBetween } from '../dates/business-date.ts';
import type { Money } from '../money/money.ts';
import { isAfterDueDate } from './after-due-date.ts';
import type { PaymentOptions } from './payment-options.ts';

/** How far a payment's day lies after the day on which what it pays falls due. */
export interface LatePayment {
  /** Whole days, 1 or more. */
  readonly days: number;
  readonly dueDate: BusinessDate;
  /** The day after the due date: from then on the bill is past due, unless something else has paid it. */
  readonly pastDueFrom: BusinessDate;
  /** What falls due by the due date and nothing else is set to pay by then. */
  readonly due: Money;
}

/**
 * What a customer is told before a payment is dated after the due date.
 * @returns `null` where the day is early enough, where nothing is due, and where what is set to pay, and can, pays the bill in time
 */
export function latePaymentOn(
  date: BusinessDate,
  { balance, left }: Pick<PaymentOptions, 'balance' | 'left'>,
): LatePayment | null {
  const { nextDueDate: dueDate } = balance;
  if (!dueDate || !isAfterDueDate(date, balance, left)) return null;
  return {
    days: daysBetween(dueDate, date),
    dueDate,
    pastDueFrom: addDays(dueDate, 1),
    due: left ?? balance.amountDue,
  };
}
