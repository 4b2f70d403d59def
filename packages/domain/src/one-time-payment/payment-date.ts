import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { type Clock, dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { balanceOn } from '../facts/balance.ts';
import { standingOn } from '../facts/standing.ts';
import { isPositive } from '../money/arithmetic.ts';
import { refusedTomorrowAt } from '../payment/refused-tomorrow.ts';
import { maximumFuturePayments, type PaymentSettings } from '../payment/settings.ts';

/** Why every payment of the account must be dated today (spec section 5). */
export const mustPayTodayReasons = [
  'accountInactive',
  'accountDisconnected',
  'serviceOff',
  'pastDue',
  'pendingIncludesPastDue',
  'futureSlotsTaken',
] as const;
export type MustPayTodayReason = (typeof mustPayTodayReasons)[number];

/** On which days a payment may leave. */
export interface PaymentDateWindow {
  readonly today: BusinessDate;
  readonly earliest: BusinessDate;
  /** Equal to `today` when the payment must be dated today. */
  readonly latest: BusinessDate;
  /** Tomorrow, once the cut-off time is reached; `null` before. */
  readonly refusedTomorrow: BusinessDate | null;
  readonly cutOff: string;
  readonly mustPayToday: MustPayTodayReason | null;
  /** How many future-dated payments may still be made: at most two stand at once. */
  readonly futureSlotsLeft: number;
}

function todayReason(facts: AccountFacts, today: BusinessDate, slotsLeft: number): MustPayTodayReason | null {
  const standing = standingOn(facts, today);
  const { pastDue, pastDueNet } = balanceOn(facts, today);
  const { status } = facts.account;
  if (status !== 'active') return status === 'inactive' ? 'accountInactive' : 'accountDisconnected';
  if (isPositive(pastDue)) return isPositive(pastDueNet) ? 'pastDue' : 'pendingIncludesPastDue';
  if (standing.requiresToday) return 'serviceOff';
  return slotsLeft === 0 ? 'futureSlotsTaken' : null;
}

/** The days on which a payment made now may leave (spec section 5). */
export function paymentDateWindow(
  facts: AccountFacts,
  settings: PaymentSettings,
  clock: Clock,
): PaymentDateWindow {
  const { timeZone } = facts.account;
  const now = clock.now();
  const today = dayIn(now, timeZone);
  const scheduled = facts.payments.filter((payment) => payment.status === 'scheduled');
  const futureSlotsLeft = Math.max(maximumFuturePayments - scheduled.length, 0);
  const mustPayToday = todayReason(facts, today, futureSlotsLeft);
  return {
    today,
    earliest: today,
    latest: mustPayToday ? today : addDays(today, settings.daysAhead),
    refusedTomorrow: refusedTomorrowAt(now, timeZone, settings),
    cutOff: settings.cutOff,
    mustPayToday,
    futureSlotsLeft,
  };
}

export const dateProblems = ['inThePast', 'tooFarAhead', 'afterCutOff', ...mustPayTodayReasons] as const;
export type DateProblem = (typeof dateProblems)[number];

/** What is wrong with a payment date; `null` when nothing is. */
export function dateProblem(date: BusinessDate, window: PaymentDateWindow): DateProblem | null {
  if (date === window.today) return null;
  if (date < window.today) return 'inThePast';
  if (window.mustPayToday) return window.mustPayToday;
  if (date === window.refusedTomorrow) return 'afterCutOff';
  return date > window.latest ? 'tooFarAhead' : null;
}
