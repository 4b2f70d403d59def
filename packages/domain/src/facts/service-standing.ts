import { addDays } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { isAccepted } from '../payment/payment-money-state.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import { daysToEquipment } from './delinquency-codes.ts';
import { standingOn } from './standing.ts';

/**
 * What the account's core services are: one word for all of them, as they are turned off and on together. What is off comes
 * back on payment; what is disconnected needs a call.
 */
export const serviceStandings = ['on', 'limited', 'restoring', 'off', 'disconnected'] as const;
export type ServiceStanding = (typeof serviceStandings)[number];

/** How long a payment tells of itself, in days: one bill later there is other news. */
export const newsDays = 30;

const newestFirst = (payments: readonly Payment[]): Payment[] =>
  [...payments].sort((a, b) => b.requestedAt.localeCompare(a.requestedAt));

/** Payments that were accepted and stand, since the last time that service was turned off, newest first. */
function paidSinceTurnedOff({ account, payments }: AccountFacts, now: Date): Payment[] {
  const today = dayIn(now, account.timeZone);
  const turnedOff = account.softDisconnectDate;
  const since = addDays(today, -newsDays);
  return newestFirst(payments).filter(
    ({ status, paymentDate }) =>
      isAccepted(status) &&
      paymentDate >= since &&
      (turnedOff === null || turnedOff > today || paymentDate >= turnedOff),
  );
}

const owesNothingPastDue = (facts: AccountFacts, now: Date): boolean =>
  !isPositive(balanceOn(facts, dayIn(now, facts.account.timeZone)).pastDueNet);

/**
 * When service is back, or was: what the last payment that restores it promised.
 * @returns an RFC 3339 instant; `null` where none did, or where something is past due after all
 */
export function restoredAt(facts: AccountFacts, now: Date): string | null {
  if (facts.account.status !== 'active' || !owesNothingPastDue(facts, now)) return null;
  const promised = paidSinceTurnedOff(facts, now).find(({ restoresServiceBy }) => restoresServiceBy);
  return promised?.restoresServiceBy ?? null;
}

const isOver = (at: string | null, now: Date): boolean => at !== null && Date.parse(at) <= now.getTime();

/** The facts with service on, once the time by which a payment restores it has passed: the network says so later. */
export function factsOnceRestored(facts: AccountFacts, now: Date): AccountFacts {
  if (facts.account.serviceState === 'connected' || !isOver(restoredAt(facts, now), now)) return facts;
  return { ...facts, account: { ...facts.account, serviceState: 'connected' } };
}

/**
 * Whether nothing past due is left and only people can bring service back: the account is disconnected or inactive, or
 * was paid after its equipment was asked for (spec section 4).
 */
export function needsCallToRestore(facts: AccountFacts, now: Date): boolean {
  const today = dayIn(now, facts.account.timeZone);
  if (!owesNothingPastDue(facts, now) || restoredAt(facts, now)) return false;
  if (standingOn(facts, today).restores === 'contactUs') return true;
  const turnedOff = facts.account.softDisconnectDate;
  if (turnedOff === null || turnedOff > today) return false;
  const asked = addDays(turnedOff, daysToEquipment);
  return paidSinceTurnedOff(facts, now).some(({ paymentDate }) => paymentDate >= asked);
}

/** What people are called for once all that was past due is paid. */
export type CallNeeded = 'reconnect' | 'reopen';

/** Whether the service waits for a call, or the account itself does; `null` where nothing waits for one. */
export function callNeeded(facts: AccountFacts, now: Date): CallNeeded | null {
  if (!needsCallToRestore(facts, now)) return null;
  return facts.account.status === 'inactive' ? 'reopen' : 'reconnect';
}

/** What the services are now, so that no badge says otherwise than the account's standing. */
export function serviceStandingAt(facts: AccountFacts, now: Date): ServiceStanding {
  const at = restoredAt(facts, now);
  const { account } = factsOnceRestored(facts, now);
  const standing = standingOn(facts, dayIn(now, account.timeZone));
  if (account.status !== 'active' || needsCallToRestore(facts, now)) return 'disconnected';
  const isOff = account.serviceState !== 'connected' || standing.restores !== null;
  if (at && !isOver(at, now)) return 'restoring';
  if (at || !isOff) return 'on';
  if (standing.restores === 'contactUs') return 'disconnected';
  return account.serviceState === 'hotlined' ? 'limited' : 'off';
}
