import { dayIn } from '../dates/clock.ts';
import type { Money } from '../money/money.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import { standingOn } from './standing.ts';

/** "Within a few minutes after payment" (spec sections 4 and 9), told as an instant no sooner than it happens. */
const restoreMinutes = 15;

/**
 * When service is back if an amount is paid now.
 * @returns an RFC 3339 instant, or `null` when service is on, the amount does not clear the past due, or nobody can tell
 */
export function serviceRestoredBy(facts: AccountFacts, amount: Money, now: Date): string | null {
  const today = dayIn(now, facts.account.timeZone);
  if (standingOn(facts, today).restores !== 'withinMinutes') return null;
  if (amount.cents < balanceOn(facts, today).pastDueNet.cents) return null;
  return new Date(now.getTime() + restoreMinutes * 60_000).toISOString();
}
