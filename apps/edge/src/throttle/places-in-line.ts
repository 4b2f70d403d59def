/** Places for what is over soon: whoever finds none waits behind the others of the same subject, and of no one else. */
interface PlacesInLine {
  /** Has one for as long as the work takes. @throws what `refusal` makes where too many wait already, and what the wait ended with */
  during<Result>(
    subject: string,
    refusal: () => Error,
    work: () => Promise<Result>,
    wait: Wait,
  ): Promise<Result>;
}

/** How somebody waits. */
export interface Wait {
  /** How many may wait before them. */
  readonly mostWaiting: number;
  /** That nobody needs the work any more, while they wait: they leave the line. */
  readonly isOver?: AbortSignal;
}

interface Line {
  underWay: number;
  readonly waiting: Set<() => void>;
}

/** Waits until it is told to go on. @throws the signal's reason once it is over */
async function waitIn({ waiting }: Line, isOver: AbortSignal | undefined): Promise<void> {
  isOver?.throwIfAborted();
  const turn = Promise.withResolvers<void>();
  const leave = () => {
    if (waiting.delete(turn.resolve)) turn.reject(isOver?.reason);
  };
  waiting.add(turn.resolve);
  isOver?.addEventListener('abort', leave, { once: true });
  await turn.promise.finally(() => isOver?.removeEventListener('abort', leave));
}

/**
 * Places that this process keeps in memory, of which it needs no more than are taken or waited for.
 * @param ofOne how many of one subject there may be at once in this copy of the edge
 */
export function placesInLine({ ofOne }: { readonly ofOne: number }): PlacesInLine {
  const lines = new Map<string, Line>();
  return {
    during: async (subject, refusal, work, { mostWaiting, isOver }) => {
      const line = lines.get(subject) ?? { underWay: 0, waiting: new Set() };
      if (line.underWay < ofOne) {
        line.underWay += 1;
        lines.set(subject, line);
      } else if (line.waiting.size < mostWaiting) {
        await waitIn(line, isOver);
      } else throw refusal();
      try {
        return await work();
      } finally {
        const [next] = line.waiting;
        // Whoever is next takes the place over.
        if (next) {
          line.waiting.delete(next);
          next();
        } else line.underWay -= 1;
        if (line.underWay === 0) lines.delete(subject);
      }
    },
  };
}

/**
 * Does what is of use only as a whole: once one part was refused or failed, the others leave the line.
 * @param part begins one, with the signal that none is needed any more
 */
export async function together<Part, Result>(
  parts: readonly Part[],
  part: (of: Part, isOver: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const all = new AbortController();
  const results = parts.map(async (of) => await part(of, all.signal));
  return await Promise.all(results).finally(() => all.abort());
}
