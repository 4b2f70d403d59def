import { dealtWithBefore, missedDebitDay, openDebitDay } from '../auto-pay/debit-day.ts';
import type { AutoPayEnrolment, LastAutoPay } from '../auto-pay/enrolment.ts';
import type { AutoPaySettings } from '../auto-pay/settings.ts';
import { addDays, type BusinessDate, latestOf } from '../dates/business-date.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { blocksOthers } from '../payment/blocks-others.ts';
import { leavingMoment, longestDelayDays } from '../payment/leaving-moment.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { isBilledOn } from './billed.ts';
import { afterDecline, attemptsOf, isDebitDay } from './debit-retry.ts';
import { factsDebitedBy } from './debited-facts.ts';
import { debitedOn, lastAutoPayOf } from './next-debit.ts';

/** What is written down of an enrolment once whoever debits has looked at it. */
export interface LookedAt {
  /** The latest debit day that is dealt with. */
  readonly lastDebitDate: BusinessDate | null;
  /** The next day on which there is something to look at; `null` where there never is. */
  readonly lookOn: BusinessDate | null;
}

/** What whoever debits does about an enrolment today, by the same rules that tell the customer of the next debit. */
export type DebitTurn = { readonly after: LookedAt } & (
  | { readonly turn: 'wait' }
  /** `on`: the day that the debit is for, today or one to be made up for. `tell`: too long ago, nothing is taken. */
  | {
      readonly turn: 'debit' | 'tell';
      readonly enrolment: AutoPayEnrolment;
      readonly on: BusinessDate;
      readonly amount: Money;
    }
);

const never: DebitTurn = { turn: 'wait', after: { lastDebitDate: null, lookOn: null } };

/**
 * @param all what is known of the account; an enrolment of mobile service is judged by the mobile bill
 * @param enrolmentId of the account's; one that debits nothing any more is never looked at again
 */
export function debitTurn(
  all: AccountFacts,
  enrolmentId: string,
  today: BusinessDate,
  settings: AutoPaySettings,
): DebitTurn {
  const facts = factsDebitedBy(all, enrolmentId, today);
  const { autoPay, lastAutoPay } = facts;
  if (lastAutoPay?.id === enrolmentId) return lastTurn(facts, lastAutoPay, today);
  return autoPay?.id === enrolmentId ? liveTurn(facts, autoPay, today, settings) : never;
}

/** The one debit that is still made; it is not tried again. */
function lastTurn(facts: AccountFacts, enrolment: LastAutoPay, today: BusinessDate): DebitTurn {
  const { debitDate: on, lastDebitDate } = enrolment;
  const moment = leavingMoment(on, today);
  if (moment === 'toCome') return { turn: 'wait', after: { lastDebitDate, lookOn: on } };
  const amount = debitedOn(facts, today, today);
  const after = { lastDebitDate: on, lookOn: null };
  // Of one that was changed and goes on, this debit takes the bill of its day.
  const isToCome = facts.autoPay !== null && isBillToCome(facts, on, today);
  if (!isPositive(amount))
    return { turn: 'wait', after: isKept(facts) || isToCome ? { lastDebitDate, lookOn: on } : after };
  return { turn: moment === 'due' ? 'debit' : 'tell', enrolment, on, amount, after };
}

/** Whether a payment that nobody knows the end of takes what is owed: where it fails, that is debited yet. */
const isKept = ({ payments }: AccountFacts): boolean => payments.some(blocksOthers);

/** The day is not over: each round looks, for as long as it is made up for. */
const waitUntilKnown = ({ lastDebitDate }: AutoPayEnrolment, today: BusinessDate): DebitTurn => ({
  turn: 'wait',
  after: { lastDebitDate, lookOn: today },
});

/**
 * Whether a debit day is a bill's too, and that bill is not there yet: dealt with without it, it would be taken a month late. Of
 * who has no bill nobody knows on which day one is made; on the last day of making up it is waited for no longer.
 */
function isBillToCome(facts: AccountFacts, on: BusinessDate, today: BusinessDate): boolean {
  const { account, bills } = facts;
  if (account.status !== 'active' || bills.length === 0) return false;
  if (nextDayOfMonth(account.cycleDay, on) !== on || isBilledOn(facts, on)) return false;
  return leavingMoment(on, addDays(today, 1)) !== 'missed';
}

function liveTurn(
  facts: AccountFacts,
  enrolment: AutoPayEnrolment,
  today: BusinessDate,
  settings: AutoPaySettings,
): DebitTurn {
  const amount = debitedOn(facts, today, today);
  const takes = isPositive(amount);
  const { lastDebitDate, debitDay } = enrolment;
  // As it is told: first the debit that a change came too late for, and what is owed then by this one.
  const first = lastAutoPayOf(facts, today);
  if (first) return { turn: 'wait', after: { lastDebitDate, lookOn: latestOf(first.debitDate, today) } };
  const missed = missedDebitDay(enrolment, today);
  if (missed) {
    const after = { lastDebitDate: dealtWithBefore(today), lookOn: today };
    if (takes) return { turn: 'tell', enrolment, on: missed, amount, after };
    return isKept(facts) ? waitUntilKnown(enrolment, today) : { turn: 'wait', after };
  }
  const tomorrow = addDays(today, 1);
  const declined = afterDecline(facts, today, settings);
  if (declined?.next === 'retry') {
    if (declined.date > today) return { turn: 'wait', after: { lastDebitDate, lookOn: declined.date } };
    const after = { lastDebitDate, lookOn: tomorrow };
    return takes ? { turn: 'debit', enrolment, on: declined.date, amount, after } : { turn: 'wait', after };
  }
  const on = openDebitDay(enrolment, today);
  if (on > today) {
    const again = declined === null ? lookAgainOn(facts, enrolment, today, settings) : null;
    return { turn: 'wait', after: { lastDebitDate, lookOn: again ?? on } };
  }
  // Whether it is declined is known tomorrow at the latest for a card, and days later for a bank.
  if (takes) return { turn: 'debit', enrolment, on, amount, after: { lastDebitDate: on, lookOn: tomorrow } };
  if (isKept(facts) || isBillToCome(facts, on, today)) return waitUntilKnown(enrolment, today);
  // What takes all that is owed may be this very debit, made by another, and be declined yet.
  const again = lookAgainOn(facts, { debitDay, lastDebitDate: on }, today, settings);
  const lookOn = again ?? nextDayOfMonth(debitDay, addDays(on, 1));
  return { turn: 'wait', after: { lastDebitDate: on, lookOn } };
}

const isOpen = ({ status }: Payment): boolean =>
  status === 'running' || status === 'unknown' || status === 'scheduled' || status === 'pending';

/**
 * When a debit that may be tried again yet is looked at next; `null` where it may not. Once a day has come on which it may be,
 * every round looks, as long as a payment may fail that it depends on.
 */
export function lookAgainOn(
  facts: AccountFacts,
  enrolment: Pick<AutoPayEnrolment, 'debitDay' | 'lastDebitDate'>,
  today: BusinessDate,
  settings: AutoPaySettings,
): BusinessDate | null {
  if (!mayBeTriedAgain(facts, enrolment, today, settings)) return null;
  const { lastDebitDate } = enrolment;
  const [firstRetry] = settings.retryDays;
  const mayBeRetried =
    lastDebitDate !== null && firstRetry !== undefined && today >= addDays(lastDebitDate, firstRetry);
  return mayBeRetried && facts.payments.some(isOpen) ? today : addDays(today, 1);
}

/**
 * Whether the last debit may be tried again yet: its end is not known, or it was declined and what paid for it otherwise may
 * fail, or more may be owed by then.
 */
function mayBeTriedAgain(
  facts: AccountFacts,
  { debitDay, lastDebitDate }: Pick<AutoPayEnrolment, 'debitDay' | 'lastDebitDate'>,
  today: BusinessDate,
  { retryDays }: AutoPaySettings,
): boolean {
  const lastRetry = retryDays.at(-1);
  if (lastDebitDate === null || lastRetry === undefined || !isDebitDay({ debitDay }, lastDebitDate))
    return false;
  if (today >= addDays(lastDebitDate, lastRetry + longestDelayDays)) return false;
  const tries = attemptsOf(facts, lastDebitDate);
  const isDeclined = tries.length > 0 && tries.every(({ status }) => status === 'failed');
  return isDeclined || tries.some(isOpen);
}
