import { debitDates } from '../auto-pay/debit-dates.ts';
import type { AutoPaySettings } from '../auto-pay/settings.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { afterDecline } from '../facts/debit-retry.ts';
import { factsDebitedBy } from '../facts/debited-facts.ts';
import { lastAutoPayOf, nextDebit } from '../facts/next-debit.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { MessageEvent } from './message.ts';
import { toldMethod } from './told-facts.ts';

/** A debit is told of so many days before. */
export const noticeDays = 3;

/**
 * What is told before a debit: its day and its amount, which differs from month to month.
 * Each sum is told once.
 * @returns `null` where nothing will be taken or it is too early or too late; where it is tried again, which was told with the
 * decline; and where Auto Pay began within these days, whose confirmation told it
 */
export function debitNotice(
  all: AccountFacts,
  enrolmentId: string,
  today: BusinessDate,
  settings: AutoPaySettings,
): MessageEvent | null {
  const facts = factsDebitedBy(all, enrolmentId, today);
  const enrolment = lastAutoPayOf(facts, today) ?? facts.autoPay;
  const debit = nextDebit(facts, today, settings);
  if (enrolment?.id !== enrolmentId || !debit || !isPositive(debit.estimatedAmount)) return null;
  const { date, estimatedAmount: amount, changeBy } = debit;
  if (date <= today || date > addDays(today, noticeDays)) return null;
  if (afterDecline(facts, today, settings)?.next === 'retry') return null;
  const { acceptedAt } = enrolment.authorization;
  if (dayIn(new Date(acceptedAt), facts.account.timeZone) >= addDays(date, -noticeDays)) return null;
  const { leavesOn } = debitDates(date, enrolment.method.type);
  const method = toldMethod(enrolment.method);
  return {
    key: `debitComing/${enrolmentId}/${date}/${amount.cents}`,
    message: {
      kind: 'debitComing',
      enrolmentId,
      scope: enrolment.scope,
      method,
      amount,
      date,
      leavesOn,
      changeBy,
    },
    concerns: [],
  };
}
