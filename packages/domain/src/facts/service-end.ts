import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { type DelinquencyCode, serviceEndsAtCode } from './delinquency-codes.ts';
import { broughtFrom } from './paying-brings.ts';
import type { AccountStanding } from './standing.ts';

/** Whether service is off already, by whatever day; one that is limited is still to be turned off. */
export function isServiceOff(standing: Pick<AccountStanding, 'name' | 'restores'>): boolean {
  const brings = broughtFrom(standing);
  return brings !== 'staysOn' && brings !== 'liftsLimit';
}

/**
 * The one day on which service is turned off unless what is past due is paid: as the network has scheduled it, where that
 * is known and still to come, else the day on which the account reaches code 50.
 * @returns `null` where nothing is past due, where payments on their way cover it, and where service is off already
 */
export function serviceEndsOn(
  { restoreLadder, standing, today }: LadderFacts,
  scheduled: BusinessDate | null,
): BusinessDate | null {
  const step = restoreLadder.find(({ code }) => code === serviceEndsAtCode);
  if (!step || isServiceOff(standing)) return null;
  const day = scheduled && scheduled > today ? scheduled : step.date;
  return day > today ? day : null;
}

/** The last day on which paying keeps service on: the one before it is turned off. `null` as `serviceEndsOn` says. */
export function lastDayToKeepService(
  facts: LadderFacts,
  scheduled: BusinessDate | null,
): BusinessDate | null {
  const ends = serviceEndsOn(facts, scheduled);
  return ends && addDays(ends, -1);
}

interface LadderFacts {
  readonly restoreLadder: readonly { readonly code: DelinquencyCode; readonly date: BusinessDate }[];
  readonly standing: Pick<AccountStanding, 'name' | 'restores'>;
  readonly today: BusinessDate;
}
