import type { FlowTransition } from './flow-graph.ts';

/** Ways that several states have in common: drawn once, as a junction that all of them lead to. */
export interface Bundle {
  /** `A`, `B`, …: as it is called on the map. */
  readonly id: string;
  /** For each state that leads into it, the transitions that run through it. */
  readonly members: ReadonlyMap<string, readonly FlowTransition[]>;
  /**
   * `answers`: each state comes in by a trigger of its own, and what decides is told at the way out. `events`: the
   * triggers themselves are the same, and stand at the ways out.
   */
  readonly kind: 'answers' | 'events';
}

/** Fewer shared ways, or fewer states that share them, are easier to read as single arrows. */
const fewestWays = 3;
const fewestMembers = 2;

interface Row {
  readonly source: string;
  readonly ways: ReadonlyMap<string, FlowTransition>;
}

const sameTrigger = ({ source, trigger }: FlowTransition): string =>
  [source, trigger.kind, trigger.name].join(' ');
const guardedTarget = ({ guard, isOtherwise, target }: FlowTransition): string =>
  [target, guard ?? '', isOtherwise].join(' ');
const wholeWay = (way: FlowTransition): string =>
  [way.trigger.kind, way.trigger.name, guardedTarget(way)].join(' ');

function rowsBy(
  transitions: readonly FlowTransition[],
  rowOf: (way: FlowTransition) => string,
  wayOf: (way: FlowTransition) => string,
): Row[] {
  return [...Map.groupBy(transitions, rowOf).values()].map((ways) => ({
    source: ways[0]?.source ?? '',
    ways: new Map(ways.map((way) => [wayOf(way), way])),
  }));
}

/** The set of ways whose drawing once saves the most arrows; null when none saves any. */
function bestShared(rows: readonly Row[]): { shared: ReadonlySet<string>; members: Row[] } | null {
  let best: { shared: ReadonlySet<string>; members: Row[]; saved: number } | null = null;
  for (const one of rows) {
    for (const other of rows) {
      if (one === other) continue;
      const shared = new Set([...one.ways.keys()].filter((way) => other.ways.has(way)));
      if (shared.size < fewestWays) continue;
      const members = rows.filter(({ ways }) => shared.isSubsetOf(new Set(ways.keys())));
      const saved = members.length * shared.size - members.length - shared.size;
      if (members.length >= fewestMembers && saved > (best?.saved ?? 0)) best = { shared, members, saved };
    }
  }
  return best;
}

interface Bundled {
  readonly bundles: readonly Bundle[];
  /** What is drawn as an arrow of its own. */
  readonly single: readonly FlowTransition[];
}

/** Finds what states have in common, most shared first, so that a map of hundreds of ways can be followed by eye. */
export function bundle(transitions: readonly FlowTransition[]): Bundled {
  const bundles: Bundle[] = [];
  let single = transitions;
  const gather = (
    kind: Bundle['kind'],
    rowOf: (way: FlowTransition) => string,
    wayOf: typeof rowOf,
  ): void => {
    for (;;) {
      const best = bestShared(rowsBy(single, rowOf, wayOf));
      if (!best) return;
      const members = new Map<string, FlowTransition[]>();
      for (const { source, ways } of best.members) {
        const through = [...best.shared].flatMap((way) => ways.get(way) ?? []);
        members.set(source, [...(members.get(source) ?? []), ...through]);
      }
      const taken = new Set([...members.values()].flat());
      single = single.filter((way) => !taken.has(way));
      bundles.push({ id: String.fromCodePoint(65 + bundles.length), kind, members });
    }
  };
  gather('answers', sameTrigger, guardedTarget);
  gather('events', ({ source }) => source, wholeWay);
  return { bundles, single };
}
