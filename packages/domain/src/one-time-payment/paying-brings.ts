import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { balanceOn } from '../facts/balance.ts';
import { standingOn } from '../facts/standing.ts';
import { isPositive } from '../money/arithmetic.ts';

/** What paying all that is past due does for the service: it stays on, it comes back, or it comes back after a call. */
export const payingBringings = ['staysOn', 'comesBack', 'comesBackByCall'] as const;
export type PayingBrings = (typeof payingBringings)[number];

/** What paying the past due amount brings; `null` where nothing is past due, or pending payments cover it. */
export function payingBrings(facts: AccountFacts, today: BusinessDate): PayingBrings | null {
  if (!isPositive(balanceOn(facts, today).pastDueNet)) return null;
  const { restores } = standingOn(facts, today);
  if (restores === 'contactUs') return 'comesBackByCall';
  return restores === 'withinMinutes' ? 'comesBack' : 'staysOn';
}
