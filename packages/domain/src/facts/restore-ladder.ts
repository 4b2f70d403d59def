import { addDays, type BusinessDate, daysBetween } from '../dates/business-date.ts';
import { isPositive, subtract, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn, openCharges } from './balance.ts';
import { type DelinquencyCode, delinquencyCodes, serviceEndsAtCode } from './delinquency-codes.ts';
import { turnedOffOn } from './turned-off.ts';

export interface RestoreStep {
  readonly code: DelinquencyCode;
  /** The day on which the account reaches the code. */
  readonly date: BusinessDate;
  /** The least amount that keeps the account from the step, or clears it once reached; bills due by then included. */
  readonly clearedBy: Money;
  readonly position: 'passed' | 'current' | 'upcoming';
}

/**
 * What happens next: codes 30, 43, 50 and 76 as dated steps counted from the day the oldest unpaid charge fell
 * due, the last two from the day that service was turned off where that is earlier. Empty when nothing is past due, and while payments on their way cover all that is.
 */
export function restoreLadder(facts: AccountFacts, today: BusinessDate): RestoreStep[] {
  const { oldestUnpaidDueDate, pending, pastDueNet } = balanceOn(facts, today);
  if (!oldestUnpaidDueDate || !isPositive(pastDueNet)) return [];
  const { charges } = openCharges(facts);
  const off = turnedOffOn(facts, today);
  const dates = delinquencyCodes.map((code) => {
    const counted = addDays(oldestUnpaidDueDate, code);
    if (!off || code < serviceEndsAtCode) return counted;
    // Once service was turned off, paying a part puts off neither that nor the day on which equipment is due back.
    const since = addDays(off, code - serviceEndsAtCode);
    return daysBetween(since, counted) > 0 ? since : counted;
  });
  const reached = dates.findLastIndex((date) => date <= today);
  return delinquencyCodes.map((code, index) => {
    const date = dates[index] ?? today;
    const by = date > today ? date : today;
    const due = sum(charges.filter((charge) => charge.dueDate < by).map((charge) => charge.remaining));
    return {
      code,
      date,
      // More is due by a later step than is past due now, and payments on their way cover less than that.
      clearedBy: subtract(due, pending),
      position: index === reached ? 'current' : index < reached ? 'passed' : 'upcoming',
    };
  });
}
