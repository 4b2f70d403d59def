import { type Bundle, bundle } from './bundles.ts';
import {
  byTarget,
  type Exit,
  exitsOf,
  junctionId,
  linesOf,
  type MapWords,
  stacked,
  type Unplaced,
} from './exits.ts';
import { anywhere, type FlowGraph, type FlowState } from './flow-graph.ts';
import { sizes, stateTitle, titleLines } from './measure.ts';

/** What stands on the map. */
export interface Box {
  readonly id: string;
  readonly kind: 'state' | 'history' | 'group' | 'junction' | 'anyOf';
  readonly title: readonly string[];
  readonly parent: string | null;
  /** Of what is drawn; the box is wider by the words of its exits. */
  readonly drawnWidth: number;
  readonly width: number;
  readonly height: number;
  /** Where arrows come in, from the top. */
  readonly entry: number;
  readonly exits: readonly Exit[];
  readonly state: FlowState | null;
}

/** Where a group, or the whole chart, leads on from whichever of its states is current. */
const anyOfId = (group: string): string => `any of ${group}`;

type Facts = Pick<Box, 'id' | 'kind' | 'title' | 'parent' | 'state'> & {
  readonly drawn: { readonly width: number; readonly height: number };
};

function box({ drawn, ...facts }: Facts, unplaced: readonly Unplaced[]): Box {
  const { exits, height, labels } = stacked(unplaced, drawn.height);
  return { ...facts, exits, height, entry: height / 2, drawnWidth: drawn.width, width: drawn.width + labels };
}

function junctionBox(of: Bundle, words: MapWords): Box {
  const ways = [...of.members.values()].flat();
  const targets = byTarget(ways);
  const guards = new Set(ways.map(({ guard, isOtherwise }) => `${guard} ${isOtherwise}`));
  const size = { width: sizes.junction, height: sizes.junction };
  const facts = {
    id: junctionId(of),
    kind: 'junction',
    title: [of.id],
    parent: null,
    drawn: size,
    state: null,
  } as const;
  // Where one and the same guard decides over all ways out, it is said once and they leave as one.
  if (of.kind === 'answers' && guards.size === 1) {
    return box(facts, [{ id: `${facts.id} >`, lines: linesOf(ways.slice(0, 1), words, 'guard'), targets }]);
  }
  const told = of.kind === 'answers' ? 'guard' : 'all';
  const first = [...of.members.values()][0] ?? [];
  return box(
    facts,
    [...targets].map(([target, all]) => ({
      id: `${facts.id} > ${target}`,
      lines: linesOf(
        first.filter((way) => way.target === target),
        words,
        told,
      ),
      targets: new Map([[target, all]]),
    })),
  );
}

function stateBox(state: FlowState, exits: readonly Unplaced[]): Box {
  const title = state.kind === 'history' ? ['H'] : titleLines(stateTitle(state.name));
  const facts = { id: state.id, title, parent: state.parent, state };
  if (state.kind === 'history') {
    return box(
      { ...facts, kind: 'history', drawn: { width: sizes.junction, height: sizes.junction } },
      exits,
    );
  }
  if (state.kind === 'group') return box({ ...facts, kind: 'group', drawn: { width: 0, height: 0 } }, []);
  const height = 2 * sizes.cardPadding + title.length * sizes.titleLine + sizes.picture + sizes.footer;
  return box({ ...facts, kind: 'state', drawn: { width: sizes.card, height } }, exits);
}

/**
 * Just before most of what a junction leads to, in the order in which the machine tells its states: that order says
 * which way is forward. The few places before it are gone back to.
 */
function junctionPlace({ members }: Bundle, places: ReadonlyMap<string, number>): number {
  const targets = new Set([...members.values()].flat().map(({ target }) => target));
  const at = [...targets].map((target) => places.get(target) ?? 0).sort((one, other) => one - other);
  return (at[Math.floor(at.length * 0.3)] ?? 0) - 0.5;
}

/** Everything that stands on the map of a flow, with its size, in the order of the story; where, ELK decides. */
export function boxesOf(graph: FlowGraph, words: MapWords): Box[] {
  const { bundles, single } = bundle(graph.transitions);
  const groups = [anywhere, ...graph.states.filter(({ kind }) => kind === 'group').map(({ id }) => id)];
  const anyOf = groups.flatMap((group): Box[] => {
    const exits = exitsOf(group, single, bundles, words);
    if (exits.length === 0) return [];
    const facts = {
      id: anyOfId(group),
      kind: 'anyOf',
      title: [],
      parent: group || null,
      state: null,
    } as const;
    return [box({ ...facts, drawn: { width: sizes.note, height: sizes.junction } }, exits)];
  });
  const places = new Map(graph.states.map(({ id }, at) => [id, at]));
  const placed = [
    ...graph.states.map((state, at) => ({
      at,
      box: stateBox(state, exitsOf(state.id, single, bundles, words)),
    })),
    ...anyOf.map((one) => ({ at: -1, box: one })),
    ...bundles.map((of) => ({ at: junctionPlace(of, places), box: junctionBox(of, words) })),
  ];
  return placed.sort((one, other) => one.at - other.at).map((one) => one.box);
}
