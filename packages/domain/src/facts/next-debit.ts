import { openDebitDay } from '../auto-pay/debit-day.ts';
import { addDays, type BusinessDate, latestOf } from '../dates/business-date.ts';
import { largest, subtract, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { autoPayDiscount } from '../payment/settings.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import { standingOn } from './standing.ts';

/** Auto Pay's next debit as it stands now. */
export interface NextDebit {
  readonly date: BusinessDate;
  readonly estimatedAmount: Money;
  /** The last day on which a change still reaches this debit. */
  readonly changeBy: BusinessDate;
}

/**
 * The next debit: what is owed, less what is scheduled to leave no later than that day; nothing where the account's
 * standing stops Auto Pay. The worker debits by the same rule. `null` without Auto Pay.
 */
export function nextDebit(facts: AccountFacts, today: BusinessDate): NextDebit | null {
  const { autoPay } = facts;
  if (!autoPay) return null;
  const date = latestOf(openDebitDay(autoPay, today), today);
  const scheduled = facts.payments.filter(
    (payment) => payment.status === 'scheduled' && payment.paymentDate <= date,
  );
  const before = subtract(balanceOn(facts, today).amountDue, sum(scheduled.map((payment) => payment.amount)));
  const estimatedAmount = standingOn(facts, today).allowsAutoPay ? largest(before, zero) : zero;
  return { date, estimatedAmount, changeBy: addDays(date, -1) };
}

/** The discount that cancelling Auto Pay loses each month; `null` when there is none to lose. */
export function discountOf({ account, autoPay }: AccountFacts): Money | null {
  return autoPay && account.discountEligible ? autoPayDiscount : null;
}
