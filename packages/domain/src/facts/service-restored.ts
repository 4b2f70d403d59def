import { dayIn } from '../dates/clock.ts';
import { mobileBillId } from '../mobile/mobile-bill.ts';
import type { Money } from '../money/money.ts';
import type { PaidDevice } from '../payment/paid-device.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import { mobileBillFacts } from './mobile-bill-facts.ts';
import { standingOn } from './standing.ts';

/** "Within a few minutes after payment" (spec sections 4 and 9), told as an instant no sooner than it happens. */
const restoreMinutes = 15;
/** Mobile service: "1 to 2 hours" (spec section 9). */
const mobileRestoreMinutes = 120;

/**
 * When service is back if an amount is paid now.
 * @param isMobile the facts are the mobile bill's: mobile service takes longer
 * @returns an RFC 3339 instant, or `null` when service is on, the amount does not clear the past due, or nobody can tell
 */
export function serviceRestoredBy(
  facts: AccountFacts,
  amount: Money,
  now: Date,
  isMobile = false,
): string | null {
  const today = dayIn(now, facts.account.timeZone);
  if (standingOn(facts, today).restores !== 'withinMinutes') return null;
  if (amount.cents < balanceOn(facts, today).pastDueNet.cents) return null;
  const minutes = isMobile ? mobileRestoreMinutes : restoreMinutes;
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}

/** The same of a payment for mobile service: of its bill when that is back, of a device never. @param paid `null` for the account */
export function restoredByPaying(
  facts: AccountFacts,
  paid: PaidDevice | null,
  amount: Money,
  now: Date,
): string | null {
  if (!paid) return serviceRestoredBy(facts, amount, now);
  if (paid.id !== mobileBillId(facts)) return null;
  return serviceRestoredBy(mobileBillFacts(facts, dayIn(now, facts.account.timeZone)), amount, now, true);
}
