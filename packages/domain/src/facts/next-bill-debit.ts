import { nextBillDate } from '../account/next-bill-date.ts';
import { addDays, type BusinessDate, latestOf } from '../dates/business-date.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import { debitSum } from './debit-sum.ts';
import { lastAutoPayOf } from './next-debit.ts';
import { standingOn } from './standing.ts';

/** The next bill as Auto Pay will take it. */
export interface NextBillDebit {
  readonly billDate: BusinessDate;
  /** The first debit day on which that bill is there. */
  readonly date: BusinessDate;
}

/**
 * The day of the next bill that Auto Pay may take; `null` where no bill comes, nobody knows when, or the standing stops Auto Pay.
 * @param facts the account, or its mobile bill as one: without a bill it does not say on which day it is billed
 */
export function nextDebitedBill(
  facts: AccountFacts,
  scope: AutoPayScope,
  today: BusinessDate,
): BusinessDate | null {
  if (scope === 'mobile' && facts.bills.length === 0) return null;
  // An Auto Pay that has ended too late for a debit takes that one alone; where something pays ahead, nobody knows what is left.
  const isEnding = !facts.autoPay && lastAutoPayOf(facts, today) !== null;
  if (isEnding || isPaidAhead(facts, today) || !standingOn(facts, today).allowsAutoPay) return null;
  const isBilledToday = facts.bills.some(({ billDate }) => billDate === today);
  return nextBillDate(isBilledToday ? today : addDays(today, -1), facts.account);
}

/** Whether a credit, or what is scheduled, pays of the next bill before Auto Pay does. */
function isPaidAhead(facts: AccountFacts, today: BusinessDate): boolean {
  const lastDay = facts.payments.map(({ paymentDate }) => paymentDate).reduce(latestOf, today);
  return (
    isPositive(balanceOn(facts, today).creditBalance) || isPositive(debitSum(facts, lastDay, today).ahead)
  );
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
