import type { AccountFacts } from '../account/account-facts.ts';
import { autoPayDiscount } from '../account/settings.ts';
import { standingOn } from '../account/standing.ts';
import { balanceOn } from '../billing/balance.ts';
import { addDays, type BusinessDate, latestOf, nextDayOfMonth } from '../dates/business-date.ts';
import { largest, subtract, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { AutoPayEnrolment } from './payment.ts';

/** Auto Pay's next debit as it stands now. */
export interface NextDebit {
  readonly date: BusinessDate;
  readonly estimatedAmount: Money;
  /** The last day on which a change still reaches this debit. */
  readonly changeBy: BusinessDate;
}

/** Answers "if I pay now, will Auto Pay still charge me?" */
export interface AutoPayEffect {
  readonly debitDate: BusinessDate;
  readonly before: Money;
  readonly after: Money;
  readonly answer: 'willNotCharge' | 'willChargeLess' | 'willStillChargeAll';
}

/** A debit day that fell while nothing ran is made up for, this many days at most. */
export const longestDelayDays = 3;

/** The first debit day that is not dealt with: before today when it is to be made up for, else today or to come. */
export function openDebitDay(
  { debitDay, lastDebitDate }: Pick<AutoPayEnrolment, 'debitDay' | 'lastDebitDate'>,
  today: BusinessDate,
): BusinessDate {
  if (lastDebitDate === null) return nextDayOfMonth(debitDay, today);
  return nextDayOfMonth(debitDay, latestOf(addDays(today, -longestDelayDays), addDays(lastDebitDate, 1)));
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

/** How a payment of an amount on a day changes the next Auto Pay debit; `null` without Auto Pay. */
export function autoPayEffect(
  facts: AccountFacts,
  payment: { readonly amount: Money; readonly date: BusinessDate },
  today: BusinessDate,
): AutoPayEffect | null {
  const debit = nextDebit(facts, today);
  if (!debit) return null;
  const before = debit.estimatedAmount;
  const after = payment.date <= debit.date ? largest(subtract(before, payment.amount), zero) : before;
  const answer =
    after.cents === 0
      ? 'willNotCharge'
      : after.cents < before.cents
        ? 'willChargeLess'
        : 'willStillChargeAll';
  return { debitDate: debit.date, before, after, answer };
}

/** The discount that cancelling Auto Pay loses each month; `null` when there is none to lose. */
export function discountOf({ account, autoPay }: AccountFacts): Money | null {
  return autoPay && account.discountEligible ? autoPayDiscount : null;
}
