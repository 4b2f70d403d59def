/** Work of several kinds for few hands: kinds have their turns, and within one whoever came first. */
interface KindsInTurn<Kind> {
  /** Does it as soon as a hand is free and it is its turn. */
  during<Result>(kind: Kind, work: () => Promise<Result>): Promise<Result>;
}

/**
 * A line that this process keeps in memory. Of all kinds that wait, the one whose last turn was longest ago is next: none waits
 * for more than one of each other kind, however many of those wait, and none keeps another waiting for ever.
 * @param kinds in the order of their first turns
 * @param atOnce how many are under way
 */
export function kindsInTurn<Kind>(kinds: readonly Kind[], atOnce: number): KindsInTurn<Kind> {
  const lines = new Map(kinds.map((kind) => [kind, new Set<() => void>()]));
  let underWay = 0;

  function goOn(): void {
    for (const [kind, line] of lines) {
      const [next] = line;
      if (!next) continue;
      line.delete(next);
      // Last of all from now on.
      lines.delete(kind);
      lines.set(kind, line);
      // Whoever is next takes the place over.
      next();
      return;
    }
    underWay -= 1;
  }

  return {
    during: async (kind, work) => {
      if (underWay < atOnce) underWay += 1;
      else await new Promise<void>((resolve) => lines.get(kind)?.add(resolve));
      try {
        return await work();
      } finally {
        goOn();
      }
    },
  };
}
