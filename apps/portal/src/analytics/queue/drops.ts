import type { AnalyticsDropReason, AnalyticsFact } from '@linework/contract';

/** Counts what is not sent, until it is told. */
export interface Drops {
  readonly count: (reason: AnalyticsDropReason, events: number) => void;
  readonly hasAny: () => boolean;
  /** What is to be told, once. */
  readonly take: () => readonly AnalyticsFact[];
  readonly clear: () => void;
}

export function createDrops(): Drops {
  const counted = new Map<AnalyticsDropReason, number>();
  return {
    count: (reason, events) => {
      if (events > 0) counted.set(reason, (counted.get(reason) ?? 0) + events);
    },
    hasAny: () => counted.size > 0,
    take: () => {
      const told = [...counted].map(([reason, events]) => ({ name: 'dropped', reason, events }) as const);
      counted.clear();
      return told;
    },
    clear: () => counted.clear(),
  };
}
