import type { Clock } from '@linework/domain';

/** How often something may happen for one subject: some times at once, then evenly over time. */
export interface Allowance {
  /**
   * Takes one, or as many as are asked for, no more than may happen at once.
   * @returns how many seconds to wait when so many are not left; 0 when they were taken
   */
  take(subject: string, many?: number): number;
}

interface AllowanceOptions {
  readonly atOnce: number;
  readonly perMinute: number;
  /** Beyond so many, the one that took nothing for longest is forgotten. */
  readonly subjects: number;
  readonly clock: Clock;
}

/** An allowance that this process keeps in memory, of which it never takes more than its subjects need. */
export function allowance({ atOnce, perMinute, subjects, clock }: AllowanceOptions): Allowance {
  const left = new Map<string, { readonly amount: number; readonly at: number }>();
  const perMs = perMinute / 60_000;
  return {
    take: (subject, many = 1) => {
      const at = clock.now().getTime();
      const known = left.get(subject) ?? { amount: atOnce, at };
      const amount = Math.min(atOnce, known.amount + Math.max(0, at - known.at) * perMs);
      // Put in anew, so that the first of the map is always the one that took nothing for longest.
      left.delete(subject);
      left.set(subject, { amount: amount < many ? amount : amount - many, at });
      const [longest] = left.keys();
      if (left.size > subjects && longest !== undefined) left.delete(longest);
      return amount < many ? Math.ceil((many - amount) / perMs / 1_000) : 0;
    },
  };
}
