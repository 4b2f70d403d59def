import { nextBillDate } from '../account/next-bill-date.ts';
import { addDays, type BusinessDate, latestOf } from '../dates/business-date.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { isPositive } from '../money/arithmetic.ts';
import { isUnconfirmed } from '../payment/blocks-others.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import { isBilledOn } from './billed.ts';
import { debitSum } from './debit-sum.ts';
import { standingOn } from './standing.ts';

/** The next bill as Auto Pay will take it. */
export interface NextBillDebit {
  readonly billDate: BusinessDate;
  /** The first debit day on which that bill is there. */
  readonly date: BusinessDate;
}

/**
 * The day of the next bill that Auto Pay may take; `null` where no bill comes, nobody knows when or what is owed before it, or
 * the standing stops Auto Pay.
 * @param facts the account, or its mobile bill as one: without a bill it does not say on which day it is billed
 */
export function nextDebitedBill(
  facts: AccountFacts,
  scope: AutoPayScope,
  today: BusinessDate,
): BusinessDate | null {
  if (scope === 'mobile' && facts.bills.length === 0) return null;
  if (!standingOn(facts, today).allowsAutoPay) return null;
  // If it was not taken, what it was to pay is owed before that bill.
  if (facts.payments.some(isUnconfirmed)) return null;
  const date = nextBillDate(isBilledOn(facts, today) ? today : addDays(today, -1), facts.account);
  // Where something pays ahead, nobody knows what is left of it.
  return date && isPaidAhead(facts, date, today) ? null : date;
}

/** Whether a credit, or what is scheduled, pays of the next bill before Auto Pay does. */
function isPaidAhead(facts: AccountFacts, billDate: BusinessDate, today: BusinessDate): boolean {
  const { autoPay, payments } = facts;
  const until = autoPay
    ? nextDayOfMonth(autoPay.debitDay, billDate)
    : payments.map(({ paymentDate }) => paymentDate).reduce(latestOf, today);
  return isPositive(balanceOn(facts, today).creditBalance) || isPositive(debitSum(facts, until, today).ahead);
}

/**
 * When Auto Pay takes the next bill: what a debit that has nothing to take yet leads to.
 * @param billDate the day of that bill, `null` where none comes
 * @param debit the next debit, and by which day of the month (1–31) it comes
 */
export const nextBillDebit = (
  billDate: BusinessDate | null,
  debit: { readonly date: BusinessDate; readonly debitDay: number },
): NextBillDebit | null =>
  billDate && {
    billDate,
    date: billDate <= debit.date ? debit.date : nextDayOfMonth(debit.debitDay, billDate),
  };
