/** Places for what is over soon: whoever finds none waits behind the others of the same subject, and of no one else. */
interface PlacesInLine {
  /** Has one for as long as the work takes. @throws what `refusal` makes where `mostWaiting` wait already */
  during<Result>(
    subject: string,
    mostWaiting: number,
    refusal: () => Error,
    work: () => Promise<Result>,
  ): Promise<Result>;
}

interface Line {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Places that this process keeps in memory, of which it needs no more than are taken or waited for.
 * @param ofOne how many of one subject there may be at once in this copy of the edge
 */
export function placesInLine({ ofOne }: { readonly ofOne: number }): PlacesInLine {
  const lines = new Map<string, Line>();
  return {
    during: async (subject, mostWaiting, refusal, work) => {
      const line = lines.get(subject) ?? { underWay: 0, waiting: [] };
      if (line.underWay < ofOne) {
        line.underWay += 1;
        lines.set(subject, line);
      } else if (line.waiting.length < mostWaiting) {
        await new Promise<void>((resolve) => line.waiting.push(resolve));
      } else throw refusal();
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        // Whoever is next takes the place over.
        if (next) next();
        else line.underWay -= 1;
        if (line.underWay === 0) lines.delete(subject);
      }
    },
  };
}
