import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import type { AutoPaySettings } from '../auto-pay/settings.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import { isPositive } from '../money/arithmetic.ts';
import { leavingMoment } from '../payment/leaving-moment.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { billedBy } from './billed.ts';
import { type DebitedFacts, debitSum } from './debit-sum.ts';

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

/** A debit that nobody was there to make in time: it was told as missed, and nothing was tried. */
const wasMissed = ({ paymentDate, requestedAt }: Payment, timeZone: string): boolean =>
  leavingMoment(paymentDate, dayIn(new Date(requestedAt), timeZone)) === 'missed';

/** The debits of the last debit day that were tried, oldest first. */
export function attemptsOf(
  { account: { timeZone }, payments }: Pick<AccountFacts, 'account' | 'payments'>,
  lastDebitDate: BusinessDate,
): Payment[] {
  return payments
    .filter(({ channel, paymentDate }) => channel === 'autoPay' && paymentDate >= lastDebitDate)
    .filter((payment) => !wasMissed(payment, timeZone))
    .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate));
}

/** Whether a day is one of an enrolment's; another's, which a change came too late for, it does not try again. */
export const isDebitDay = ({ debitDay }: Pick<AutoPayEnrolment, 'debitDay'>, day: BusinessDate): boolean =>
  nextDayOfMonth(debitDay, day) === day;

const nextDebitDay = ({ debitDay }: AutoPayEnrolment, lastDebitDate: BusinessDate): BusinessDate =>
  nextDayOfMonth(debitDay, addDays(lastDebitDate, 1));

/** Whether the debit of a day is one that the change to an enrolment came too late for, by the method of before. */
export function isNobodysToRetry(
  facts: Pick<AccountFacts, 'account' | 'payments'>,
  enrolment: AutoPayEnrolment,
  debitDate: BusinessDate,
): boolean {
  const last = attemptsOf(facts, debitDate).at(-1);
  return last !== undefined && isOfBefore(enrolment, last);
}

/** Whether anything is left of what a debit was for: what was billed since waits for its own day, where nothing is. */
function isStillOwed(facts: DebitedFacts, { paymentDate }: Payment, today: BusinessDate): boolean {
  return isPositive(debitSum({ ...facts, ledger: billedBy(facts.ledger, paymentDate) }, today, today).debit);
}

/**
 * What follows on a debit that was declined: it is tried again on fixed days after the debit day, each once, until one goes
 * through, nothing is owed any more, or the next debit day comes. A day that nothing ran on is made up for like any other.
 * @returns `null` where the last debit was not declined, or is paid another way
 */
export function afterDecline(
  facts: DebitedFacts & Pick<AccountFacts, 'autoPay'>,
  today: BusinessDate,
  { retryDays }: AutoPaySettings,
): AfterDecline | null {
  const { autoPay } = facts;
  const debitDate = autoPay?.lastDebitDate;
  if (!autoPay || !debitDate || !isDebitDay(autoPay, debitDate)) return null;
  const attempts = attemptsOf(facts, debitDate);
  const last = attempts.at(-1);
  if (!last || isOfBefore(autoPay, last) || attempts.some(({ status }) => status !== 'failed')) return null;
  if (!isStillOwed(facts, last, today)) return null;
  const nextBill = nextDebitDay(autoPay, debitDate);
  const retry = retryDays
    .map((days) => addDays(debitDate, days))
    .find((day) => day > last.paymentDate && day < nextBill && leavingMoment(day, today) !== 'missed');
  return retry ? { next: 'retry', date: retry } : { next: 'nextBill', date: nextBill };
}
