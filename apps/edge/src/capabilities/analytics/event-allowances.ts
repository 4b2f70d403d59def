import type { Clock } from '@linework/domain';
import { allowance } from '../../http/allowance.ts';

/**
 * A browser tells no more than 200 events a second (`eventsASecond`) and keeps 1,000 until it has a connection again: that
 * many come in one message, and another tab's beside them.
 */
const ofUser = { atOnce: 3_000, perMinute: 12_000, subjects: 10_000 } as const;
/** What a visitor does before signing in is some tens of events, of an office of them some hundreds. */
const ofVisitors = { atOnce: 2_000, perMinute: 600, subjects: 10_000 } as const;
/** A lane of their own, so that visitors from however many addresses take nothing of those who are signed in. */
const ofAllVisitors = { atOnce: 20_000, perMinute: 12_000, subjects: 1 } as const;

/** How many events are taken, of whoever sends them; what is refused waits in the browser that has it. */
export interface EventAllowances {
  /**
   * @param user who is signed in and sends their own; `null` for a visitor, of whom nothing is known but the network
   * @returns how many seconds to wait; 0 where they are taken
   */
  take(user: string | null, network: string, events: number): number;
}

export function eventAllowances(clock: Clock): EventAllowances {
  const users = allowance({ ...ofUser, clock });
  const visitors = allowance({ ...ofVisitors, clock });
  const allVisitors = allowance({ ...ofAllVisitors, clock });
  return {
    take: (user, network, events) =>
      user === null
        ? visitors.take(network, events) || allVisitors.take('', events)
        : users.take(user, events),
  };
}
