import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import type { AutoPaySettings } from '../auto-pay/settings.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import { leavingMoment } from '../payment/leaving-moment.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { debitSum } from './debit-sum.ts';

/** What follows on a declined Auto Pay debit, as it is told to the customer. Auto Pay stays on either way. */
export type AfterDecline =
  /** It is tried again on a day, for what is owed then. */
  | { readonly next: 'retry'; readonly date: BusinessDate }
  /** It is over: the next debit is that of the next bill. */
  | { readonly next: 'nextBill'; readonly date: BusinessDate };

/**
 * Whether a debit was made after all of this was authorized, by the method of before: the change came too late for it, and it is
 * not this enrolment's to try again.
 */
const isOfBefore = ({ authorization, method }: AutoPayEnrolment, debit: Payment): boolean =>
  debit.method.methodId !== method.methodId &&
  Date.parse(debit.requestedAt) > Date.parse(authorization.acceptedAt);

/** The debits of the last debit day, oldest first. */
function attemptsOf(lastDebitDate: BusinessDate, payments: readonly Payment[]): Payment[] {
  return payments
    .filter(({ channel, paymentDate }) => channel === 'autoPay' && paymentDate >= lastDebitDate)
    .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate));
}

const isDebitDay = ({ debitDay }: AutoPayEnrolment, day: BusinessDate): boolean =>
  nextDayOfMonth(debitDay, day) === day;

const nextDebitDay = ({ debitDay }: AutoPayEnrolment, lastDebitDate: BusinessDate): BusinessDate =>
  nextDayOfMonth(debitDay, addDays(lastDebitDate, 1));

/**
 * What follows on a debit that was declined: it is tried again on fixed days after the debit day, each once, until one goes
 * through, nothing is owed any more, or the next debit day comes. A day that nothing ran on is made up for like any other.
 * @returns `null` where the last debit was not declined, or is paid another way
 */
export function afterDecline(
  facts: Pick<AccountFacts, 'autoPay' | 'ledger' | 'payments'>,
  today: BusinessDate,
  { retryDays }: AutoPaySettings,
): AfterDecline | null {
  const { autoPay } = facts;
  const debitDate = autoPay?.lastDebitDate;
  // Another enrolment's debit, which a change came too late for, is not this one's to try again.
  if (!autoPay || !debitDate || !isDebitDay(autoPay, debitDate)) return null;
  const attempts = attemptsOf(debitDate, facts.payments);
  const last = attempts.at(-1);
  if (!last || isOfBefore(autoPay, last) || attempts.some(({ status }) => status !== 'failed')) return null;
  if (debitSum(facts, today, today).debit.cents === 0) return null;
  const nextBill = nextDebitDay(autoPay, debitDate);
  const retry = retryDays
    .map((days) => addDays(debitDate, days))
    .find((day) => day > last.paymentDate && day < nextBill && leavingMoment(day, today) !== 'missed');
  return retry ? { next: 'retry', date: retry } : { next: 'nextBill', date: nextBill };
}
