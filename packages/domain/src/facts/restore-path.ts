import { type BusinessDate, daysBetween } from '../dates/business-date.ts';
import type { Money } from '../money/money.ts';
import type { Balance } from './balance.ts';
import { type DelinquencyCode, serviceEndsAtCode } from './delinquency-codes.ts';
import type { RestoreStep } from './restore-ladder.ts';
import { isServiceOff, serviceEndsOn } from './service-end.ts';
import type { AccountStanding } from './standing.ts';

/** A place on the way from the due date to the last thing that happens. */
export interface RestorePlace {
  /** Between two steps the one that was reached last; `null` before the first. */
  readonly code: DelinquencyCode | null;
  readonly date: BusinessDate;
  /** Days since the oldest unpaid charge fell due. */
  readonly day: number;
  readonly position: 'passed' | 'today' | 'upcoming';
  /** The code is reached on this very day: one that was reached before has a place of its own, or was never told. */
  readonly isStep: boolean;
  /**
   * What clears it. Up to the day on which service is turned off that is what is past due today, the one amount that the
   * page asks for; after it all that falls due by then.
   */
  readonly amount: Money;
}

interface PathFacts {
  readonly restoreLadder: readonly RestoreStep[];
  readonly standing: Pick<AccountStanding, 'name' | 'restores' | 'daysPastDue'>;
  readonly balance: Pick<Balance, 'pastDueNet'>;
  readonly today: BusinessDate;
}

/**
 * The steps of the restore ladder with today among them: a step that is reached today is today's place, between two steps
 * it has a place of its own.
 * @param scheduled the day on which the network turns service off, where that is known
 */
export function restorePath(facts: PathFacts, scheduled: BusinessDate | null): RestorePlace[] {
  const { restoreLadder, standing, balance, today } = facts;
  const { restores } = standing;
  if (restoreLadder.length === 0) return [];
  const ends = serviceEndsOn(facts, scheduled);
  const dayOf = (date: BusinessDate) => standing.daysPastDue + daysBetween(today, date);
  const isOff = isServiceOff(standing);
  const turnedOff = isOff && restoreLadder.find(({ code }) => code === serviceEndsAtCode)?.date;
  // Where service is off already, by whatever day, no notice of it is still to come; where it is not, it was not turned off.
  const steps = restoreLadder.filter(told).map(({ code, date, clearedBy, position }): RestorePlace => {
    const on = (code === serviceEndsAtCode && ends) || date;
    const isToday = position === 'current' && date === today;
    return {
      code,
      date: on,
      day: dayOf(on),
      position: isToday ? 'today' : position === 'upcoming' ? 'upcoming' : 'passed',
      isStep: true,
      amount: position === 'upcoming' && code > serviceEndsAtCode ? clearedBy : balance.pastDueNet,
    };
  });
  if (steps.some(({ position }) => position === 'today')) return steps;
  const passed = steps.filter(({ position }) => position === 'passed');
  const here: RestorePlace = {
    code: passed.at(-1)?.code ?? null,
    date: today,
    day: standing.daysPastDue,
    position: 'today',
    isStep: false,
    amount: balance.pastDueNet,
  };
  return [...passed, here, ...steps.filter(({ position }) => position === 'upcoming')];

  function told({ code, position, date }: RestoreStep): boolean {
    // The network may turn service off before a notice would come: then none comes.
    if (code < serviceEndsAtCode && ends && date >= ends) return false;
    if (code < serviceEndsAtCode && turnedOff && date >= turnedOff) return false;
    // What is disconnected already is not still to be: neither in days, nor by whatever is open now.
    if (position === 'upcoming') return !isOff || (code > serviceEndsAtCode && restores !== 'contactUs');
    return isOff || code !== serviceEndsAtCode;
  }
}
