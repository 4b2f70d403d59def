import { type DebitDates, debitDates } from '../auto-pay/debit-dates.ts';
import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { discountOf, lastAutoPayOf, nextDebit, nextDebitMethod } from '../facts/next-debit.ts';
import type { MethodSnapshot } from '../method/payment-method.ts';
import { zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { isOpenUntil } from '../payment/cut-off.ts';
import type { PaymentSettings } from '../payment/settings.ts';
import { enrolmentFor } from './auto-pay-turn.ts';
import { changeReach, startOfChange } from './change-reach.ts';
import { type DebitDayChoice, debitDayChoices, defaultDebitDay } from './debit-day-choice.ts';
import { enrolledScopes, isMissingAutoPay } from './enrolled-services.ts';
import { type EnrolmentObstacle, enrolmentObstacle } from './enrolment.ts';

/** A debit to come, as it is told: its days, what it takes and from what. */
export interface DebitToCome extends DebitDates {
  readonly amount: Money;
  readonly method: MethodSnapshot;
  readonly isToday: boolean;
  /** Whether a change made now would still reach it. */
  readonly isChangeable: boolean;
}

/** Auto Pay as a customer manages it: what is on, what it takes next, and which days it may have. */
export interface AutoPayOverview {
  readonly allServices: AutoPayEnrolment | null;
  readonly mobile: AutoPayEnrolment | null;
  /** What leaves next, the debit of an enrolment that has ended too late for it included. */
  readonly nextDebit: DebitToCome | null;
  /** Whether that debit is the last of one that has ended. */
  readonly isLastDebit: boolean;
  /** Mobile service requires an Auto Pay that is not on (spec section 5). */
  readonly mobileIsMissing: boolean;
  readonly discount: Money | null;
  /** What keeps the account from turning it on for all services; `null` where nothing does. */
  readonly obstacle: EnrolmentObstacle | null;
  readonly debitDays: readonly DebitDayChoice[];
  readonly defaultDebitDay: number | null;
}

/** Everything that a page about Auto Pay asks of the account. */
export function autoPayOverview(
  facts: AccountFacts,
  now: Date,
  settings: Pick<PaymentSettings, 'cutOff'>,
  retries?: AutoPaySettings,
): AutoPayOverview {
  const { timeZone } = facts.account;
  const today = dayIn(now, timeZone);
  const reach = changeReach(facts, now, settings, retries);
  const start = reach ? startOfChange(reach, today) : { from: today, covered: zero };
  const services = { scope: 'allServices', isMassManaged: false } as const;
  return {
    allServices: facts.autoPay,
    mobile: enrolmentFor(facts, 'mobile'),
    nextDebit: debitToCome(facts, today, now, settings, retries),
    isLastDebit: lastAutoPayOf(facts, today) !== null,
    mobileIsMissing: isMissingAutoPay(facts),
    discount: discountOf(facts),
    obstacle: enrolledScopes(facts).includes('allServices')
      ? null
      : enrolmentObstacle(facts, { services, payNow: zero }, today),
    debitDays: debitDayChoices(facts, start),
    defaultDebitDay: defaultDebitDay(facts, start.from, start.covered),
  };
}

function debitToCome(
  facts: AccountFacts,
  today: BusinessDate,
  now: Date,
  { cutOff }: Pick<PaymentSettings, 'cutOff'>,
  retries?: AutoPaySettings,
): DebitToCome | null {
  const debit = nextDebit(facts, today, retries);
  const method = nextDebitMethod(facts, today);
  if (!debit || !method) return null;
  const dates = debitDates(debit.date, method.type);
  const isEnding = lastAutoPayOf(facts, today) !== null;
  return {
    ...dates,
    amount: debit.estimatedAmount,
    method,
    isToday: debit.date === today,
    isChangeable: !isEnding && isOpenUntil(dates.changeBy, cutOff, now, facts.account.timeZone),
  };
}
