import type { Bundle } from './bundles.ts';
import type { FlowTransition } from './flow-graph.ts';
import { labelWidth, sizes } from './measure.ts';
import type { Trigger } from './trigger.ts';

/** The atlas' own words on the map, in the language that the toolbar chose. */
export interface MapWords {
  readonly trigger: (trigger: Trigger) => string;
  readonly otherwise: string;
  /** On an arrow to a junction where other states come in as well: "shared ways B". */
  readonly shared: (bundle: string) => string;
}

/** Words that rest on an arrow: what sets it off, or in brackets what has to hold. */
export interface LabelLine {
  readonly id: string;
  readonly text: string;
  readonly isGuard: boolean;
}

/** One arrow's way out of a box: its words, then where it leads. */
export interface Exit {
  readonly id: string;
  readonly lines: readonly LabelLine[];
  /** Where the arrow runs, from the top of the box. */
  readonly y: number;
  /** Each box that it leads to, with the transitions that this is the drawing of. */
  readonly targets: ReadonlyMap<string, readonly FlowTransition[]>;
}

export const junctionId = ({ id }: Pick<Bundle, 'id'>): string => `junction ${id}`;

/** What is said on an arrow that stands for these ways. */
export function linesOf(
  ways: readonly FlowTransition[],
  words: MapWords,
  parts: 'all' | 'trigger' | 'guard',
): LabelLine[] {
  const lines = ways.flatMap(({ id, trigger, guard, isOtherwise }) => {
    const condition = isOtherwise ? words.otherwise : guard && `[${guard}]`;
    return [
      ...(parts === 'guard' ? [] : [{ id: `${id} on`, text: words.trigger(trigger), isGuard: false }]),
      ...(parts === 'trigger' || !condition ? [] : [{ id: `${id} if`, text: condition, isGuard: true }]),
    ];
  });
  // The same event with another guard need not be said again.
  return lines.filter((line, at) => line.isGuard || lines.findIndex(({ text }) => text === line.text) === at);
}

export const byTarget = (ways: readonly FlowTransition[]): Map<string, FlowTransition[]> =>
  Map.groupBy(ways, ({ target }) => target);

/** An exit that has not been given its height yet. */
export type Unplaced = Omit<Exit, 'y'>;

/** Puts exits under one another, each line of words above its arrow, in the middle of what is at least as high. */
export function stacked(
  exits: readonly Unplaced[],
  atLeast: number,
): { exits: Exit[]; height: number; labels: number } {
  const heightOf = ({ lines }: Unplaced): number => lines.length * sizes.labelLine + sizes.labelGap;
  const whole = exits.reduce((sum, exit) => sum + heightOf(exit), 0);
  const height = Math.max(atLeast, whole);
  let y = (height - whole) / 2;
  const placed = exits.map((exit) => {
    y += heightOf(exit);
    return { ...exit, y: y - sizes.labelGap / 2 };
  });
  const texts = exits.flatMap(({ lines }) => lines.map(({ text }) => text));
  return { exits: placed, height, labels: texts.length === 0 ? 0 : Math.max(...texts.map(labelWidth)) + 20 };
}

/** A state's ways on: one arrow for each state it leads to, and one for each junction it leads into. */
export function exitsOf(
  source: string,
  single: readonly FlowTransition[],
  bundles: readonly Bundle[],
  words: MapWords,
) {
  const own = [...byTarget(single.filter((way) => way.source === source))].map(
    ([target, ways]): Unplaced => ({
      id: `${source} > ${target}`,
      lines: linesOf(ways, words, 'all'),
      targets: new Map([[target, ways]]),
    }),
  );
  const shared = bundles.flatMap((of): Unplaced[] => {
    const ways = of.members.get(source);
    if (!ways) return [];
    const shown =
      of.kind === 'answers'
        ? linesOf(ways, words, 'trigger')
        : [{ id: of.id, text: words.shared(of.id), isGuard: false }];
    return [
      { id: `${source} > ${junctionId(of)}`, lines: shown, targets: new Map([[junctionId(of), ways]]) },
    ];
  });
  return [...own, ...shared];
}
