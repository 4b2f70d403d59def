import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { type Box, boxesOf } from './boxes.ts';
import { bundle } from './bundles.ts';
import type { MapWords } from './exits.ts';
import { flowGraph } from './flow-graph.ts';
import { type FlowLayout, layOut } from './layout.ts';
import { machines } from './machines.ts';
import { sampleMachine } from './sample-machine.ts';

const words: MapWords = {
  trigger: ({ kind, name }) => `${kind} ${name}`,
  otherwise: '[otherwise]',
  shared: (junction) => `shared ${junction}`,
};
const all = [{ id: 'sample', machine: sampleMachine }, ...machines];

/** Whether a straight piece of an arrow runs through what is drawn of a box. */
function runsThrough({ arrows }: FlowLayout, box: FlowLayout['boxes'][number]): string[] {
  return arrows
    .filter(({ points }) =>
      points.slice(1).some((to, at) => {
        const from = points[at] ?? to;
        return (
          Math.max(from.x, to.x) > box.x + 1 &&
          Math.min(from.x, to.x) < box.x + box.drawnWidth - 1 &&
          Math.max(from.y, to.y) > box.y + 1 &&
          Math.min(from.y, to.y) < box.y + box.height - 1
        );
      }),
    )
    .map(({ id }) => id);
}

describe.each(all)('the map of $id', ({ machine }) => {
  const graph = flowGraph(machine);
  const boxes: readonly Box[] = boxesOf(graph, words);

  it('draws every transition once from its source, through a junction or straight, to its target', () => {
    const carried = boxes.flatMap((box) =>
      box.exits.flatMap(({ targets }) =>
        [...targets].flatMap(([to, ways]) => ways.map((way) => ({ way, from: box.id, to }))),
      ),
    );
    for (const transition of graph.transitions) {
      const arrows = carried.filter(({ way }) => way === transition);
      const isState = boxes.some(({ id, kind }) => id === transition.source && kind !== 'group');
      const source = isState ? transition.source : `any of ${transition.source}`;
      expect(arrows.length, transition.id).toBeLessThanOrEqual(2);
      const ends = [...arrows.map(({ from }) => from), ...arrows.map(({ to }) => to)];
      expect(ends).toContain(transition.target);
      expect(ends).toContain(source);
    }
  });

  it('lies the same way every time; no arrow runs through a state, and no two states overlap', async () => {
    const [once, again] = [await layOut(boxes, new Elk()), await layOut(boxesOf(graph, words), new Elk())];
    expect(again).toEqual(once);
    const solid = once.boxes.filter(({ kind }) => kind !== 'group');
    for (const box of solid) {
      expect(runsThrough(once, box), box.id).toEqual([]);
      const over = solid.filter(
        (other) =>
          other !== box &&
          other.x < box.x + box.width &&
          box.x < other.x + other.width &&
          other.y < box.y + box.height &&
          box.y < other.y + other.height,
      );
      expect(
        over.map(({ id }) => id),
        box.id,
      ).toEqual([]);
    }
    for (const { id, points } of once.arrows) expect(points.length, id).toBeGreaterThan(1);
  });
});

it('what several states share is drawn once', () => {
  const way = (source: string, target: string, name: string) => ({
    id: `${source} ${name} ${target}`,
    source,
    target,
    trigger: { kind: 'answered', name } as const,
    guard: 'leadsTo',
    isOtherwise: false,
  });
  const results = ['paid', 'pending', 'declined', 'checking'];
  const shared = ['sending', 'resuming'].flatMap((source) =>
    results.map((target) => way(source, target, source)),
  );
  const { bundles, single } = bundle([...shared, way('sending', 'lost', 'sending')]);
  expect(bundles.map(({ id, members }) => [id, [...members.keys()]])).toEqual([
    ['A', ['sending', 'resuming']],
  ]);
  expect(single.map(({ target }) => target)).toEqual(['lost']);
});
