import { type DebitDates, debitDates } from '../auto-pay/debit-dates.ts';
import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { debitedFacts } from '../facts/debited-facts.ts';
import { enrolledScopes, isMissingAutoPay } from '../facts/enrolled-services.ts';
import { nextDebitedBill } from '../facts/next-bill-debit.ts';
import { lastAutoPayOf, nextDebit, nextDebitMethod } from '../facts/next-debit.ts';
import { debitedServices, takesCardsOnly } from '../method/auto-pay-method.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import type { MethodSnapshot } from '../method/payment-method.ts';
import { zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { isOpenUntil } from '../payment/cut-off.ts';
import { autoPayDiscount, type PaymentSettings } from '../payment/settings.ts';
import { enrolmentFor } from './auto-pay-turn.ts';
import { changeReach, startOfChange } from './change-reach.ts';
import { type DebitDayChoice, debitDayChoices, defaultDebitDay } from './debit-day-choice.ts';
import { type EnrolmentObstacle, enrolmentObstacle } from './enrolment.ts';

/** A debit to come, as it is told: its days, what it takes and from what. */
export interface DebitToCome extends DebitDates {
  readonly amount: Money;
  readonly method: MethodSnapshot;
  readonly isToday: boolean;
  /** Whether a change made now would still reach it. */
  readonly isChangeable: boolean;
}

/** What mobile Auto Pay debits, and the days it may have. */
export interface MobileDebits {
  readonly nextDebit: DebitToCome | null;
  readonly isLastDebit: boolean;
  /** The day of the mobile bill that is debited next where nothing is owed; `null` where none comes, or nobody knows when. */
  readonly nextBillDate: BusinessDate | null;
  readonly debitDays: readonly DebitDayChoice[];
}

/**
 * Auto Pay as a customer manages it: what is on, and of what was asked about, all services or mobile service, what it takes
 * next and which days it may have.
 */
export interface AutoPayOverview {
  readonly allServices: AutoPayEnrolment | null;
  readonly mobile: AutoPayEnrolment | null;
  /** What leaves next, the debit of an enrolment that has ended too late for it included. */
  readonly nextDebit: DebitToCome | null;
  /** Whether that debit is the last of one that has ended. */
  readonly isLastDebit: boolean;
  /** The day of the bill that the debits to come begin with where nothing is owed; `null` where Auto Pay takes no more bills. */
  readonly nextBillDate: BusinessDate | null;
  /** The same of mobile Auto Pay, whatever was asked about; `null` where it is not on, and debits no last time. */
  readonly ofMobile: MobileDebits | null;
  /** Mobile service requires an Auto Pay that is not on (spec section 5). */
  readonly mobileIsMissing: boolean;
  /** What each bill is less by while it is on, told before it is turned on too; `null` where the account has none. */
  readonly discount: Money | null;
  /** What keeps the account from turning it on; `null` where nothing does. */
  readonly obstacle: EnrolmentObstacle | null;
  /** Why it takes no bank account; `null` where one may pay too. */
  readonly cardsOnly: ReturnType<typeof takesCardsOnly>;
  readonly debitDays: readonly DebitDayChoice[];
  readonly defaultDebitDay: number | null;
}

/**
 * Everything that a page about Auto Pay asks of the account.
 * @param payNow what is paid in the pass that turns it on
 * @param scope what is asked about: each is debited for its own bill
 */
export function autoPayOverview(
  facts: AccountFacts,
  now: Date,
  settings: Pick<PaymentSettings, 'cutOff'>,
  retries?: AutoPaySettings,
  payNow: Money = zero,
  scope: AutoPayScope = 'allServices',
): AutoPayOverview {
  const { account } = facts;
  const today = dayIn(now, account.timeZone);
  const debited = debitedFacts(facts, scope, today);
  const reach = changeReach(debited, now, settings, retries);
  const start = reach ? startOfChange(reach, today) : { from: today, covered: payNow };
  const services = debitedServices(account, scope);
  return {
    allServices: facts.autoPay,
    mobile: enrolmentFor(facts, 'mobile'),
    nextDebit: debitToCome(debited, today, now, settings, retries),
    isLastDebit: lastAutoPayOf(debited, today) !== null,
    nextBillDate: nextDebitedBill(debited, scope, today),
    ofMobile: mobileDebits(facts, now, settings, retries),
    mobileIsMissing: isMissingAutoPay(facts),
    discount: debited.account.discountEligible ? autoPayDiscount : null,
    obstacle: enrolledScopes(facts).includes(scope)
      ? null
      : enrolmentObstacle(facts, { services, payNow: zero }, today),
    cardsOnly: takesCardsOnly(services),
    debitDays: debitDayChoices(debited, start),
    defaultDebitDay: defaultDebitDay(debited, start.from, start.covered),
  };
}

function mobileDebits(
  facts: AccountFacts,
  now: Date,
  settings: Pick<PaymentSettings, 'cutOff'>,
  retries?: AutoPaySettings,
): MobileDebits | null {
  const today = dayIn(now, facts.account.timeZone);
  const debited = debitedFacts(facts, 'mobile', today);
  const reach = changeReach(debited, now, settings, retries);
  if (!reach) return null;
  return {
    nextDebit: debitToCome(debited, today, now, settings, retries),
    isLastDebit: lastAutoPayOf(debited, today) !== null,
    nextBillDate: nextDebitedBill(debited, 'mobile', today),
    debitDays: debitDayChoices(debited, startOfChange(reach, today)),
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
