/** Which of the names stand on which, with how many imports each: `arrows.get(from)?.get(to)`. */
export type Arrows = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly imports: number;
}

/** What one import of another leads to, and how often. */
export function arrowsOf(imports: Iterable<readonly [from: string, to: string]>): Arrows {
  const arrows = new Map<string, Map<string, number>>();
  for (const [from, to] of imports) {
    if (from === to) continue;
    const leading = arrows.get(from) ?? new Map<string, number>();
    leading.set(to, (leading.get(to) ?? 0) + 1);
    arrows.set(from, leading);
  }
  return arrows;
}

/** How many imports run between a name and those above it, up, and those below it, down, were it put at a place. */
function importsUp(name: string, others: readonly string[], place: number, arrows: Arrows): number {
  return others.reduce((sum, other, index) => {
    const [from, to] = index < place ? [name, other] : [other, name];
    return sum + (arrows.get(from)?.get(to) ?? 0);
  }, 0);
}

/** What stands on nothing that is left goes to the bottom; in a circle, what stands on least. */
function roughlyOrdered(arrows: Arrows): string[] {
  const left = new Set([...arrows].flatMap(([from, leading]) => [from, ...leading.keys()]).toSorted());
  const below: string[] = [];
  while (left.size > 0) {
    const standsOn = [...left].map((name) => {
      const leading = [...(arrows.get(name) ?? [])].filter(([to]) => left.has(to));
      return { name, imports: leading.reduce((sum, [, imports]) => sum + imports, 0) };
    });
    const [lowest] = standsOn.toSorted((one, other) => one.imports - other.imports);
    if (!lowest) break;
    left.delete(lowest.name);
    below.unshift(lowest.name);
  }
  return below;
}

/** From top to bottom, with as few imports upwards as moving one name at a time finds. */
function ordered(arrows: Arrows): string[] {
  const names = roughlyOrdered(arrows);
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const name of names.slice()) {
      const now = names.indexOf(name);
      const others = names.filter((other) => other !== name);
      const costs = [...others, name].map((_, place) => importsUp(name, others, place, arrows));
      const best = costs.indexOf(Math.min(...costs));
      if ((costs[best] ?? 0) >= (costs[now] ?? 0)) continue;
      others.splice(best, 0, name);
      names.splice(0, names.length, ...others);
      isBetter = true;
    }
  }
  return names;
}

/** The arrows that run back up where everything is put above what it stands on, as far as that goes. */
export function arrowsBackUp(arrows: Arrows): Arrow[] {
  const names = ordered(arrows);
  return names.flatMap((from, place) =>
    names.slice(0, place).flatMap((to) => {
      const imports = arrows.get(from)?.get(to);
      return imports === undefined ? [] : [{ from, to, imports }];
    }),
  );
}
