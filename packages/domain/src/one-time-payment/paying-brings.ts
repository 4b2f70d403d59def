import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { balanceOn } from '../facts/balance.ts';
import { standingOn } from '../facts/standing.ts';
import { isPositive } from '../money/arithmetic.ts';

/**
 * What paying all that is past due does: service stays on, is no longer limited, comes back, comes back after a call, or
 * the account can be used again after one.
 */
export const payingBringings = [
  'staysOn',
  'liftsLimit',
  'comesBack',
  'comesBackByCall',
  'reopensByCall',
] as const;
export type PayingBrings = (typeof payingBringings)[number];

/** What paying the past due amount brings; `null` where nothing is past due, or pending payments cover it. */
export function payingBrings(facts: AccountFacts, today: BusinessDate): PayingBrings | null {
  if (!isPositive(balanceOn(facts, today).pastDueNet)) return null;
  const { name, restores } = standingOn(facts, today);
  if (restores === 'contactUs') return name === 'inactive' ? 'reopensByCall' : 'comesBackByCall';
  if (restores === null) return 'staysOn';
  return name === 'hotlined' ? 'liftsLimit' : 'comesBack';
}
