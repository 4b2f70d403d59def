import { nextBillDate } from '../account/next-bill-date.ts';
import { type BusinessDate, latestOf } from '../dates/business-date.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import type { AccountFacts } from './account-facts.ts';
import { standingOn } from './standing.ts';

/** The next bill as Auto Pay will take it. */
export interface NextBillDebit {
  readonly billDate: BusinessDate;
  /** The first debit day on which that bill is there. */
  readonly date: BusinessDate;
}

/** The day of the next bill that Auto Pay may take; `null` where no bill comes, or the account's standing stops Auto Pay. */
export const nextDebitedBill = (facts: AccountFacts, today: BusinessDate): BusinessDate | null =>
  standingOn(facts, today).allowsAutoPay ? nextBillDate(today, facts.account) : null;

/**
 * When Auto Pay takes the next bill: what a debit that has nothing to take yet leads to.
 * @param billDate the day of that bill, `null` where none comes
 * @param debit the next debit, and by which day of the month (1–31) it comes
 */
export const nextBillDebit = (
  billDate: BusinessDate | null,
  debit: { readonly date: BusinessDate; readonly debitDay: number },
): NextBillDebit | null =>
  billDate && { billDate, date: nextDayOfMonth(debit.debitDay, latestOf(debit.date, billDate)) };
