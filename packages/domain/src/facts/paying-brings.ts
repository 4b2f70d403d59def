import type { BusinessDate } from '../dates/business-date.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import { type AccountStanding, standingOn } from './standing.ts';

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

/** What paying alone does not bring: somebody has to be called. */
export type BringsByCall = Extract<PayingBrings, `${string}ByCall`>;

export const isByCall = (brings: PayingBrings | null): brings is BringsByCall =>
  brings === 'comesBackByCall' || brings === 'reopensByCall';

/** What paying all that is past due does for an account that stands as it does (spec section 4). */
export function broughtFrom({ name, restores }: Pick<AccountStanding, 'name' | 'restores'>): PayingBrings {
  if (restores === 'contactUs') return name === 'inactive' ? 'reopensByCall' : 'comesBackByCall';
  if (restores === null) return 'staysOn';
  return name === 'hotlined' ? 'liftsLimit' : 'comesBack';
}

/** What paying the past due amount brings; `null` where nothing is past due, or pending payments cover it. */
export function payingBrings(facts: AccountFacts, today: BusinessDate): PayingBrings | null {
  return isPositive(balanceOn(facts, today).pastDueNet) ? broughtFrom(standingOn(facts, today)) : null;
}
