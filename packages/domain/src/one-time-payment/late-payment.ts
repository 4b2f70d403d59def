import { addDays, type BusinessDate, daysBetween } from '../dates/business-date.ts';
import type { MethodStatus } from '../method/method-eligibility.ts';
import { isMore, isPositive, sum } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentOptions } from './payment-options.ts';

/** How far a payment's day lies after the day on which what it pays falls due. */
export interface LatePayment {
  /** Whole days, 1 or more. */
  readonly days: number;
  readonly dueDate: BusinessDate;
  /** The day after the due date: from then on the bill is past due, unless something else has paid it. */
  readonly pastDueFrom: BusinessDate;
}

const unusable: ReadonlySet<MethodStatus> = new Set(['expired', 'restricted']);

/**
 * What a customer is told before a payment is dated after the due date.
 * @returns `null` where the day is early enough, where nothing is due, and where Auto Pay or what is scheduled pays the bill in
 * time
 */
export function latePaymentOn(
  date: BusinessDate,
  { balance, methods, scheduledPayments }: Pick<PaymentOptions, 'balance' | 'methods' | 'scheduledPayments'>,
): LatePayment | null {
  const { amountDue, nextDueDate: dueDate } = balance;
  if (!dueDate || date <= dueDate || !isPositive(amountDue)) return null;
  const usable = methods.filter(({ status }) => !unusable.has(status));
  if (usable.some(({ method }) => method.usedBy.includes('allServices'))) return null;
  const canPay = ({ method: by }: Payment) =>
    methods.every(({ method, status }) => method.id !== by.methodId || !unusable.has(status));
  const inTime = scheduledPayments.filter((one) => one.paymentDate <= dueDate && canPay(one));
  if (!isMore(amountDue, sum(inTime.map(({ amount }) => amount)))) return null;
  return { days: daysBetween(dueDate, date), dueDate, pastDueFrom: addDays(dueDate, 1) };
}
