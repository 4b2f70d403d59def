import { debitDates } from '../auto-pay/debit-dates.ts';
import { openDebitDay } from '../auto-pay/debit-day.ts';
import type { AutoPaySettings } from '../auto-pay/settings.ts';
import { type BusinessDate, latestOf } from '../dates/business-date.ts';
import { zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { autoPayDiscount } from '../payment/settings.ts';
import type { AccountFacts } from './account-facts.ts';
import { afterDecline } from './debit-retry.ts';
import { debitSum } from './debit-sum.ts';
import { standingOn } from './standing.ts';

/** Auto Pay's next debit as it stands now. */
export interface NextDebit {
  /** The day that the customer chose; from a bank the money may leave later (`leavingDay`). */
  readonly date: BusinessDate;
  readonly estimatedAmount: Money;
  /** The last day on which a change still reaches this debit, until the cut-off. */
  readonly changeBy: BusinessDate;
}

/** Where nobody tries again, none is told of. */
const noRetries: AutoPaySettings = { retryDays: [] };

/**
 * The next debit: what is owed, less what is scheduled to leave no later than that day; nothing where the account's
 * standing stops Auto Pay. The worker debits by the same rule. `null` without Auto Pay.
 * @param settings on which days whoever debits tries a declined one again
 */
export function nextDebit(
  facts: AccountFacts,
  today: BusinessDate,
  settings: AutoPaySettings = noRetries,
): NextDebit | null {
  const { autoPay } = facts;
  if (!autoPay) return null;
  const declined = afterDecline(facts, today, settings);
  const day = declined?.next === 'retry' ? declined.date : openDebitDay(autoPay, today);
  const date = latestOf(day, today);
  const estimatedAmount = standingOn(facts, today).allowsAutoPay ? debitSum(facts, date, today).debit : zero;
  return { date, estimatedAmount, changeBy: debitDates(date, autoPay.method.type).changeBy };
}

/** The discount that cancelling Auto Pay loses each month; `null` when there is none to lose. */
export function discountOf({ account, autoPay }: AccountFacts): Money | null {
  return autoPay && account.discountEligible ? autoPayDiscount : null;
}
