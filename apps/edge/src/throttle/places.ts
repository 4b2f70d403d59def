/** How many there may be at once in this copy of the edge. */
interface MostPlaces {
  readonly ofOne: number;
  /** Whoever they are of; without a bound of their own where nothing is said. */
  readonly inAll?: number;
}

/** Places for what takes a while: so many of one subject at once, so that no one has the places of all. */
export interface Places {
  /** Takes one. @returns what gives it back, however often it is called; `null` where none is left */
  take(subject: string): (() => void) | null;
  /** Has one for as long as the work takes. @throws what `refusal` makes where none is left */
  during<Result>(subject: string, refusal: () => Error, work: () => Promise<Result>): Promise<Result>;
}

/** Places that this process keeps in memory, of which it needs no more than are taken. */
export function places({ ofOne, inAll = Number.POSITIVE_INFINITY }: MostPlaces): Places {
  const taken = new Map<string, number>();
  let all = 0;

  function take(subject: string): (() => void) | null {
    const others = taken.get(subject) ?? 0;
    if (others >= ofOne || all >= inAll) return null;
    taken.set(subject, others + 1);
    all += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      all -= 1;
      const left = (taken.get(subject) ?? 1) - 1;
      if (left > 0) taken.set(subject, left);
      else taken.delete(subject);
    };
  }

  return {
    take,
    during: async (subject, refusal, work) => {
      const giveBack = take(subject);
      if (!giveBack) throw refusal();
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
  };
}
