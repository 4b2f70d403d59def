import type { Severity } from '../account/severity.ts';
import { type BusinessDate, daysBetween } from '../dates/business-date.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { AccountFacts } from './account-facts.ts';
import { type Balance, balanceOn } from './balance.ts';
import {
  type DelinquencyCode,
  daysToEquipment,
  equipmentAskedAtCode,
  serviceEndsAtCode,
} from './delinquency-codes.ts';
import { turnedOffOn } from './turned-off.ts';

interface StandingRow {
  readonly severity: Severity;
  readonly delinquencyCode: DelinquencyCode | null;
  /** Auto Pay may be enrolled in (spec section 5: disconnected accounts cannot). */
  readonly allowsAutoPay: boolean;
  /** A payment must be dated today (spec section 5: past due or inactive). */
  readonly requiresToday: boolean;
  /** When service comes back after enough is paid. */
  readonly restores: 'withinMinutes' | 'contactUs' | null;
}

const row = (severity: Severity, extra: Partial<Omit<StandingRow, 'severity'>> = {}): StandingRow => ({
  severity,
  delinquencyCode: null,
  allowsAutoPay: true,
  requiresToday: false,
  restores: null,
  ...extra,
});

/**
 * Every standing an account can have. Its sentence is the copy key `standings:<name>`; a code reads as a rising scale.
 * Order is by precedence: the first that holds is the account's standing.
 */
export const standings = {
  disconnected: row('critical', { allowsAutoPay: false, requiresToday: true, restores: 'contactUs' }),
  inactive: row('critical', { allowsAutoPay: false, requiresToday: true, restores: 'contactUs' }),
  softDisconnected: row('critical', { requiresToday: true, restores: 'withinMinutes' }),
  hotlined: row('critical', { requiresToday: true, restores: 'withinMinutes' }),
  temporarilyDisconnected: row('critical', { requiresToday: true, restores: 'withinMinutes' }),
  'past-due-76': row('critical', { delinquencyCode: 76, requiresToday: true, restores: 'contactUs' }),
  'past-due-50': row('critical', { delinquencyCode: 50, requiresToday: true, restores: 'withinMinutes' }),
  'past-due-43': row('warning', { delinquencyCode: 43, requiresToday: true }),
  'past-due-30': row('warning', { delinquencyCode: 30, requiresToday: true }),
  'past-due': row('warning', { requiresToday: true }),
  creditBalance: row('positive'),
  nothingDue: row('positive'),
  newCustomer: row('information'),
  current: row('none'),
} as const satisfies Record<string, StandingRow>;

export type AccountStandingName = keyof typeof standings;

export interface AccountStanding extends StandingRow {
  readonly name: AccountStandingName;
  /** Whole days since the oldest unpaid charge fell due; 0 when nothing is past due. */
  readonly daysPastDue: number;
}

const codeFor = (days: number): AccountStandingName | null => {
  if (days >= 76) return 'past-due-76';
  if (days >= 50) return 'past-due-50';
  if (days >= 43) return 'past-due-43';
  if (days >= 30) return 'past-due-30';
  return days >= 1 ? 'past-due' : null;
};

function nameOf(
  { account, bills, ledger }: AccountFacts,
  balance: Balance,
  days: number,
): AccountStandingName {
  if (account.status !== 'active') return account.status;
  if (account.serviceState !== 'connected') return account.serviceState;
  const pastDue = codeFor(days);
  if (pastDue) return pastDue;
  if (isPositive(balance.creditBalance)) return 'creditBalance';
  if (isPositive(balance.amountDue)) return 'current';
  return bills.length === 0 && ledger.length === 0 ? 'newCustomer' : 'nothingDue';
}

/** How long the account has gone unpaid by its service alone: what was turned off is not on again while any of it is past due. */
function daysSinceOff(facts: AccountFacts, today: BusinessDate): number {
  const off = turnedOffOn(facts, today);
  if (off === null) return 0;
  return daysBetween(off, today) < daysToEquipment ? serviceEndsAtCode : equipmentAskedAtCode;
}

/** The account's standing on a day: derived here and nowhere else (spec section 4). */
export function standingOn(facts: AccountFacts, today: BusinessDate): AccountStanding {
  const balance = balanceOn(facts, today);
  const { oldestUnpaidDueDate } = balance;
  const daysPastDue = oldestUnpaidDueDate ? daysBetween(oldestUnpaidDueDate, today) : 0;
  const name = nameOf(facts, balance, Math.max(daysPastDue, daysSinceOff(facts, today)));
  return { name, daysPastDue, ...standings[name] };
}
