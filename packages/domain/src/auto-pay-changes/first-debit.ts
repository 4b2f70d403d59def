import { type DebitDates, debitDates } from '../auto-pay/debit-dates.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type DebitSum, debitSum, debitSumOf } from '../facts/debit-sum.ts';
import { debitedFacts } from '../facts/debited-facts.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import type { PaymentMethodType } from '../method/payment-method.ts';
import { zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { scheduledToLeave } from '../one-time-payment/leaves-by-itself.ts';
import type { PaymentOptions } from '../one-time-payment/payment-options.ts';
import { isOpenUntil } from '../payment/cut-off.ts';
import type { PaymentSettings } from '../payment/settings.ts';
import type { DebitDayChoice } from './debit-day-choice.ts';

/** What is chosen when somebody enrolls. */
export interface ChosenDebit {
  /** What is debited for; all services where nothing else is said. */
  readonly scope?: AutoPayScope;
  /** 1–31. */
  readonly debitDay: number;
  readonly methodType: PaymentMethodType;
  /** What is paid in the same pass; zero where somebody enrolls only. */
  readonly payNow: Money;
}

/** The first debit after enrolling, as it is said before, on the review and after. */
export interface FirstDebit extends DebitDates {
  /** What it takes, beside what else pays. */
  readonly sum: DebitSum;
  /** Whether a change made now would still reach it. */
  readonly isChangeable: boolean;
}

/** What is charged first, and when. */
export interface FirstCharge {
  readonly date: BusinessDate;
  readonly amount: Money;
}

/** What is charged as soon as it is asked for: the first charge, where its day is today. */
export const chargedAtOnce = (first: FirstCharge | null, today: BusinessDate): Money =>
  first?.date === today ? first.amount : zero;

/** A debit as what is charged first. */
export const chargeOf = ({ date, sum }: Pick<FirstDebit, 'date' | 'sum'>): FirstCharge => ({
  date,
  amount: sum.debit,
});

/** The first debit of an enrolment that is made now: its days, its amount, and until when it can be changed. */
export function firstDebit(
  facts: AccountFacts,
  { scope = 'allServices', debitDay, methodType, payNow }: ChosenDebit,
  now: Date,
  { cutOff }: Pick<PaymentSettings, 'cutOff'>,
): FirstDebit {
  const { timeZone } = facts.account;
  const today = dayIn(now, timeZone);
  const dates = debitDates(nextDayOfMonth(debitDay, today), methodType);
  return {
    ...dates,
    sum: debitSum(debitedFacts(facts, scope, today), dates.date, today, payNow),
    isChangeable: isOpenUntil(dates.changeBy, cutOff, now, timeZone),
  };
}

/** The same from what a customer was told can be paid, while they choose. */
export function firstDebitFrom(
  options: Pick<PaymentOptions, 'balance' | 'methods' | 'scheduledPayments' | 'dates'>,
  { firstDebit: firstDay }: Pick<DebitDayChoice, 'firstDebit'>,
  { methodType, payNow }: Omit<ChosenDebit, 'debitDay'>,
): FirstDebit {
  const { balance, dates } = options;
  const days = debitDates(firstDay, methodType);
  const isPastCutOff = dates.refusedTomorrow !== null;
  return {
    ...days,
    sum: debitSumOf(balance, scheduledToLeave(options), days.date, payNow),
    isChangeable: isPastCutOff ? days.changeBy > dates.today : days.changeBy >= dates.today,
  };
}

/** What scheduled payments pay by the day of a debit, which takes what they leave. */
export const scheduledByDebit = (
  options: Pick<PaymentOptions, 'balance' | 'methods' | 'scheduledPayments'>,
  date: BusinessDate,
): Money => debitSumOf(options.balance, scheduledToLeave(options), date).scheduled;
