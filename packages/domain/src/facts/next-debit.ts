import { debitDates } from '../auto-pay/debit-dates.ts';
import { openDebitDay } from '../auto-pay/debit-day.ts';
import type { LastAutoPay } from '../auto-pay/enrolment.ts';
import { type AutoPaySettings, defaultAutoPaySettings } from '../auto-pay/settings.ts';
import { type BusinessDate, latestOf } from '../dates/business-date.ts';
import type { MethodSnapshot } from '../method/payment-method.ts';
import { zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { leavingMoment } from '../payment/leaving-moment.ts';
import { autoPayDiscount } from '../payment/settings.ts';
import type { AccountFacts } from './account-facts.ts';
import { billedBy } from './billed.ts';
import { afterDecline } from './debit-retry.ts';
import { type DebitedFacts, debitSum } from './debit-sum.ts';
import { standingOn } from './standing.ts';

/** Auto Pay's next debit as it stands now. */
export interface NextDebit {
  /** The day that the customer chose; from a bank the money may leave later (`leavingDay`). */
  readonly date: BusinessDate;
  readonly estimatedAmount: Money;
  /** The last day on which a change still reaches this debit, until the cut-off. */
  readonly changeBy: BusinessDate;
}

/**
 * The next debit: what is owed, less what is scheduled to leave no later than that day and can be made; nothing where the account's
 * standing stops Auto Pay. The worker debits by the same rule. `null` without Auto Pay.
 * @param settings on which days whoever debits tries a declined one again
 */
export function nextDebit(
  facts: AccountFacts,
  today: BusinessDate,
  settings: AutoPaySettings = defaultAutoPaySettings,
): NextDebit | null {
  const method = nextDebitMethod(facts, today);
  const day = nextDay(facts, today, settings);
  if (!method || !day) return null;
  const date = latestOf(day, today);
  return {
    date,
    estimatedAmount: debitedOn(facts, date, today),
    changeBy: debitDates(date, method.type).changeBy,
  };
}

/** What a debit on a day takes: what is owed then, and nothing where the account's standing stops Auto Pay. */
export const debitedOn = (facts: AccountFacts, date: BusinessDate, today: BusinessDate): Money =>
  standingOn(facts, today).allowsAutoPay ? debitSum(agreedTo(facts, today), date, today).debit : zero;

/** Of an Auto Pay that was canceled too late for a debit, what was billed by then: it pays no bill that came after. */
function agreedTo(facts: AccountFacts, today: BusinessDate): DebitedFacts {
  const last = lastAutoPayOf(facts, today);
  if (!last || facts.autoPay) return facts;
  const { changeBy } = debitDates(last.debitDate, last.method.type);
  return { ...facts, ledger: billedBy(facts.ledger, changeBy) };
}

/** The debit that a change or a cancellation came too late for; `null` where there is none, or nothing made it in time. */
export function lastAutoPayOf({ lastAutoPay }: AccountFacts, today: BusinessDate): LastAutoPay | null {
  return lastAutoPay && leavingMoment(lastAutoPay.debitDate, today) !== 'missed' ? lastAutoPay : null;
}

/** What the next debit is taken from; `null` without Auto Pay. */
export const nextDebitMethod = (facts: AccountFacts, today: BusinessDate): MethodSnapshot | null =>
  (lastAutoPayOf(facts, today) ?? facts.autoPay)?.method ?? null;

function nextDay(facts: AccountFacts, today: BusinessDate, settings: AutoPaySettings): BusinessDate | null {
  const last = lastAutoPayOf(facts, today);
  if (last) return last.debitDate;
  const declined = afterDecline(facts, today, settings);
  if (declined?.next === 'retry') return declined.date;
  return facts.autoPay && openDebitDay(facts.autoPay, today);
}

/** The discount that cancelling Auto Pay loses each month; `null` when there is none to lose. */
export function discountOf({ account, autoPay }: AccountFacts): Money | null {
  return autoPay && account.discountEligible ? autoPayDiscount : null;
}
